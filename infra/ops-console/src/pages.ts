import type { IconName } from '@atrium/ui/icon';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface ConsolePage {
  /** Under the ops origin; what follows it belongs to the page (`/remotes/*`). */
  path: string;
  /** Key of its name under `nav`, in the locales. */
  name: string;
  icon: IconName;
  /** Where it stands in the navigation: the first four of `live` are the tabs of a phone. */
  group: 'live' | 'site';
  load: LazyExoticComponent<ComponentType>;
}

/** Every page of the console: a folder below `pages` and a line here. */
export const PAGES: readonly ConsolePage[] = [
  { path: '/', name: 'overview', icon: 'grid', group: 'live', load: lazy(async () => ({ default: (await import('./pages/overview/overview-page.tsx')).OverviewPage })) },
  { path: '/vendors', name: 'vendors', icon: 'dice', group: 'live', load: lazy(async () => ({ default: (await import('./pages/vendors/vendors-page.tsx')).VendorsPage })) },
  { path: '/approvals', name: 'approvals', icon: 'shield', group: 'live', load: lazy(async () => ({ default: (await import('./pages/approvals/approvals-page.tsx')).ApprovalsPage })) },
  { path: '/audit', name: 'audit', icon: 'list', group: 'live', load: lazy(async () => ({ default: (await import('./pages/audit/audit-page.tsx')).AuditPage })) },
  { path: '/system', name: 'system', icon: 'wrench', group: 'site', load: lazy(async () => ({ default: (await import('./pages/system/system-page.tsx')).SystemPage })) },
  { path: '/access', name: 'access', icon: 'users', group: 'site', load: lazy(async () => ({ default: (await import('./pages/access/access-page.tsx')).AccessPage })) },
];
