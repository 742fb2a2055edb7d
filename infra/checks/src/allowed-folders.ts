export type FolderRoot = 'infra/gateway/src' | 'shell/src';

/** The folders of one root, each with the folders that it may import besides itself. */
export type FolderTable = Record<string, readonly string[]>;

/** Lowest first: a row names only folders above it in this list. */
const GATEWAY: FolderTable = {
  platform: [],
  art: ['platform'],
  notices: ['platform'],
  uploads: ['platform'],
  operations: ['platform'],
  person: ['platform', 'operations'],
  limits: ['platform', 'person'],
  system: ['platform', 'notices'],
  verification: ['platform', 'art'],

  'wallet/invariants': ['platform'],
  wallet: ['platform', 'operations', 'limits', 'system', 'wallet/invariants'],
  session: ['platform', 'notices', 'verification'],
  calls: ['platform', 'limits', 'system', 'session'],
  live: ['platform', 'calls'],

  'sign-in/extra': ['platform', 'verification', 'session'],
  'sign-in/identity': ['platform', 'person', 'system', 'session'],
  'sign-in': ['platform', 'system', 'verification', 'wallet', 'session', 'sign-in/extra', 'sign-in/identity'],
  'members/authenticator': ['platform', 'system', 'session', 'sign-in/extra'],
  members: ['platform', 'person', 'system', 'verification', 'session', 'sign-in/extra', 'members/authenticator'],

  'vendors/feeds': ['platform'],
  vendors: ['platform', 'operations', 'limits', 'session'],
  'vendors/reconcile': ['platform', 'operations', 'vendors'],
  'vendors/seamless': ['platform', 'limits', 'system', 'wallet', 'session'],
  records: ['platform', 'notices', 'wallet', 'vendors'],
  games: ['platform', 'art', 'notices', 'vendors/feeds', 'vendors'],
  'lottery/draws': ['platform'],
  lottery: ['platform', 'art', 'notices', 'operations', 'limits', 'wallet', 'lottery/draws'],

  agents: ['platform', 'wallet'],
  'agent-contracts': ['platform', 'wallet'],
  transfers: ['platform', 'limits', 'wallet', 'session', 'agents'],
  'payments/provider': ['platform'],
  'payments/withdrawals': ['platform', 'uploads', 'operations', 'wallet', 'payments/provider'],
  payments: ['platform', 'notices', 'limits', 'system', 'wallet', 'payments/provider', 'payments/withdrawals'],
  points: ['platform', 'art', 'notices', 'operations', 'limits', 'wallet', 'session'],
  promotions: ['platform', 'notices', 'uploads', 'operations', 'limits', 'wallet', 'games', 'points'],
  reviews: ['platform', 'uploads', 'operations', 'person', 'payments/withdrawals', 'points', 'promotions'],
  support: ['platform', 'uploads', 'operations', 'wallet', 'session', 'calls'],
  telemetry: ['platform', 'calls', 'live'],

  'operators/config': ['platform', 'operations', 'limits', 'system'],
  'operators/content': ['platform', 'notices', 'operations'],
  'operators/members': ['platform', 'operations', 'limits', 'wallet', 'session'],
  'operators/security': ['platform', 'operations'],
  operators: [
    'platform',
    'operations',
    'wallet',
    'operators/config',
    'operators/content',
    'operators/members',
    'operators/security',
  ],

  home: ['platform', 'notices', 'games', 'lottery', 'promotions'],
  'site/builds': ['platform'],
  'site/html': ['notices'],
  'site/installable': ['platform', 'art', 'system', 'site/builds', 'site/html'],
  site: [
    'platform',
    'system',
    'calls',
    'games',
    'promotions',
    'home',
    'telemetry',
    'site/builds',
    'site/html',
    'site/installable',
  ],

  // What the tests of several subjects share.
  conformance: [],
  'contract-effects': ['platform', 'session'],
};

/** Lowest first: what the page and the site are, then parts of screens, screens, and the frame around them. */
const SHELL: FolderTable = {
  address: [],
  document: [],
  scenes: [],
  overlays: [],
  contacts: [],
  language: ['document'],
  loading: ['document', 'language'],
  session: ['document', 'language', 'overlays'],
  games: ['document', 'language', 'session'],
  auth: ['document', 'scenes', 'overlays', 'contacts', 'language', 'loading', 'session'],
  protection: ['loading', 'session', 'auth'],
  launch: ['language', 'loading', 'games', 'protection'],
  faults: ['document', 'scenes', 'loading', 'games'],
  remotes: ['document', 'language', 'loading', 'launch', 'faults'],
  centre: ['address', 'document', 'loading', 'session', 'faults', 'remotes'],
  offline: ['language', 'session', 'remotes'],
  pages: [
    'document',
    'scenes',
    'overlays',
    'contacts',
    'language',
    'loading',
    'session',
    'games',
    'protection',
    'launch',
    'faults',
    'offline',
  ],
  routing: ['address', 'document', 'language', 'loading', 'session', 'faults', 'remotes', 'centre', 'pages'],
  live: ['language', 'remotes', 'pages', 'routing'],
  frame: [
    'document',
    'overlays',
    'contacts',
    'language',
    'loading',
    'session',
    'games',
    'auth',
    'protection',
    'launch',
    'remotes',
    'centre',
    'offline',
    'pages',
    'routing',
    'live',
  ],
  'system-status': ['scenes', 'contacts', 'loading', 'pages', 'frame'],
  boot: [
    'address',
    'document',
    'overlays',
    'language',
    'loading',
    'session',
    'games',
    'auth',
    'launch',
    'faults',
    'remotes',
    'centre',
    'offline',
    'pages',
    'routing',
    'live',
    'system-status',
  ],
};

/**
 * The allowed imports between the folders of one package. A key covers its subfolders unless they have rows of their own.
 * Files directly in the root start the process: they may import every folder, and no folder may import them. A root
 * without a table is not checked.
 */
export const ALLOWED_FOLDERS: Partial<Record<FolderRoot, FolderTable>> = {
  'infra/gateway/src': GATEWAY,
  'shell/src': SHELL,
};
