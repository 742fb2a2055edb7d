import type { IconName } from '@atrium/ui/icon';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export const PAGE_GROUPS = ['live', 'lottery', 'members', 'site'] as const;

export interface ConsolePage {
  /** Under the ops origin; the rest of the path belongs to the page (`/remotes/*`). */
  path: string;
  /** Key of its name under `nav`, in the locales. */
  name: string;
  icon: IconName;
  /** Its group in the navigation. */
  group: (typeof PAGE_GROUPS)[number];
  /** On a phone a tab at the bottom; the others are behind "More". */
  tab?: true;
  /** Shows members' data, which viewers and squads never see. */
  members?: true;
  load: LazyExoticComponent<ComponentType>;
}

/** Every page of the console: a folder below `pages` and a line here. */
export const PAGES: readonly ConsolePage[] = [
  {
    path: '/',
    name: 'overview',
    icon: 'grid',
    group: 'live',
    tab: true,
    load: lazy(async () => ({ default: (await import('./pages/overview/overview-page.tsx')).OverviewPage })),
  },
  {
    path: '/vendors',
    name: 'vendors',
    icon: 'dice',
    group: 'live',
    tab: true,
    load: lazy(async () => ({ default: (await import('./pages/vendors/vendors-page.tsx')).VendorsPage })),
  },
  {
    path: '/approvals',
    name: 'approvals',
    icon: 'shield',
    group: 'live',
    tab: true,
    load: lazy(async () => ({ default: (await import('./pages/approvals/approvals-page.tsx')).ApprovalsPage })),
  },
  {
    path: '/audit',
    name: 'audit',
    icon: 'list',
    group: 'live',
    load: lazy(async () => ({ default: (await import('./pages/audit/audit-page.tsx')).AuditPage })),
  },
  {
    path: '/events',
    name: 'events',
    members: true,
    icon: 'clock',
    group: 'live',
    load: lazy(async () => ({ default: (await import('./pages/events/events-page.tsx')).EventsPage })),
  },
  {
    path: '/lotteries',
    name: 'lotteries',
    icon: 'ball',
    group: 'lottery',
    load: lazy(async () => ({ default: (await import('./pages/lotteries/lotteries-page.tsx')).LotteriesPage })),
  },
  {
    path: '/draws',
    name: 'draws',
    icon: 'ticket',
    group: 'lottery',
    load: lazy(async () => ({ default: (await import('./pages/draws/draws-page.tsx')).DrawsPage })),
  },
  {
    path: '/reviews',
    name: 'reviews',
    members: true,
    icon: 'cash',
    group: 'members',
    tab: true,
    load: lazy(async () => ({ default: (await import('./pages/reviews/reviews-page.tsx')).ReviewsPage })),
  },
  {
    path: '/support',
    name: 'support',
    members: true,
    icon: 'headset',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/support/support-page.tsx')).SupportPage })),
  },
  {
    path: '/members',
    name: 'members',
    members: true,
    icon: 'user',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/members/members-page.tsx')).MembersPage })),
  },
  {
    path: '/agents',
    name: 'agents',
    members: true,
    icon: 'users',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/agents/agents-page.tsx')).AgentsPage })),
  },
  {
    path: '/orders',
    name: 'orders',
    members: true,
    icon: 'gift',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/orders/orders-page.tsx')).OrdersPage })),
  },
  {
    path: '/content',
    name: 'content',
    icon: 'horn',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/content/content-page.tsx')).ContentPage })),
  },
  {
    path: '/outbox',
    name: 'outbox',
    members: true,
    icon: 'mail',
    group: 'members',
    load: lazy(async () => ({ default: (await import('./pages/outbox/outbox-page.tsx')).OutboxPage })),
  },
  {
    path: '/settings',
    name: 'settings',
    icon: 'settings',
    group: 'site',
    load: lazy(async () => ({ default: (await import('./pages/settings/settings-page.tsx')).SettingsPage })),
  },
  {
    path: '/books',
    name: 'books',
    icon: 'document',
    group: 'site',
    load: lazy(async () => ({ default: (await import('./pages/books/books-page.tsx')).BooksPage })),
  },
  {
    path: '/reports',
    name: 'reports',
    icon: 'chart',
    group: 'site',
    load: lazy(async () => ({ default: (await import('./pages/house-reports/reports-page.tsx')).ReportsPage })),
  },
  {
    path: '/system',
    name: 'system',
    icon: 'wrench',
    group: 'site',
    load: lazy(async () => ({ default: (await import('./pages/system/system-page.tsx')).SystemPage })),
  },
  {
    path: '/access',
    name: 'access',
    icon: 'users',
    group: 'site',
    load: lazy(async () => ({ default: (await import('./pages/access/access-page.tsx')).AccessPage })),
  },
];
