/**
 * The topics of the help page: About in the order of the footer (2.5-09), then help. Their texts are `articles` in
 * `locales/demo`.
 */
export const ARTICLES: readonly { topic: string; group: 'about' | 'help' }[] = [
  ...['company', 'contact', 'terms', 'responsible-gaming', 'privacy', 'affiliates', 'refund'].map((topic) => ({
    topic,
    group: 'about' as const,
  })),
  ...[
    'getting-started',
    'deposits',
    'withdrawals',
    'games',
    'lottery',
    'points',
    'account-security',
    'agent-policy',
  ].map((topic) => ({
    topic,
    group: 'help' as const,
  })),
];
