const SHARED = [
  'contracts',
  'lottery-rules',
  'ui',
  'art',
  'i18n',
  'api',
  'host',
  'lobby',
  'draws',
  'centre',
  'forms',
].map((name) => `shared/${name}`);
const [contracts, rules, ui, art, i18n, api, host] = SHARED as [string, string, string, string, string, string, string];

/**
 * The allowed imports between packages, in one direction only. A key is a package's folder (`remotes/*` stands for
 * every remote), its value the packages that it may import besides itself and npm packages. A package without a row is
 * refused.
 */
export const ALLOWED_EDGES: Record<string, readonly string[]> = {
  'shared/contracts': [],
  'shared/lottery-rules': [],
  'shared/art': [],
  'shared/ui': [],
  'shared/i18n': [contracts],
  'shared/api': [contracts],
  'shared/host': [contracts, api, i18n],
  'shared/lobby': [host, ui, art, i18n, contracts],
  'shared/draws': [host, ui, i18n, rules, contracts],
  'shared/forms': [ui, i18n, contracts],
  'shared/centre': [host, ui, i18n, contracts, 'shared/forms'],
  'shared/federation': [contracts, host],
  'shared/remote-contract': [contracts],
  'shared/remote-conformance': [contracts, host, i18n, api, 'shared/federation', 'shared/remote-contract'],

  'remotes/*': [...SHARED, 'shared/remote-conformance'],
  shell: [...SHARED, 'shared/federation'],

  'infra/database': [],
  'infra/deploy': ['infra/gateway', 'infra/registry', 'infra/testing'],
  'infra/testing': ['infra/database'],
  'infra/checks': [contracts, 'infra/database'],
  'infra/remote': [contracts, host, 'shared/remote-contract', 'shared/remote-conformance'],
  'infra/build': [contracts, 'shared/remote-contract', 'infra/remote'],
  'infra/public-fetch': [],
  'infra/tracing': ['infra/testing'],
  'infra/artefact-store': [contracts, 'shared/remote-contract'],
  'infra/browser-check': [contracts, 'shared/remote-contract', 'infra/artefact-store'],
  'infra/conformance': [contracts],
  'infra/gateway': [
    contracts,
    rules,
    art,
    'infra/conformance',
    'infra/database',
    'infra/artefact-store',
    'infra/public-fetch',
    'infra/tracing',
    'infra/sandbox-beacon',
    'infra/testing',
  ],
  'infra/registry': [
    contracts,
    'infra/database',
    'infra/artefact-store',
    'infra/browser-check',
    'infra/public-fetch',
    'infra/tracing',
    'infra/testing',
    'shared/remote-contract',
  ],
  'infra/ops-console': [contracts, api, ui, i18n, 'shared/forms'],
  'infra/sandbox-vendor': [contracts],
  'infra/sandbox-identity': [contracts],
  'infra/sandbox-mail': [],
  'infra/sandbox-beacon': [rules],
  'infra/sandbox-payments': [contracts, 'infra/sandbox-beacon', 'infra/sandbox-identity'],
  'infra/cli': [
    contracts,
    rules,
    'infra/conformance',
    'infra/database',
    'infra/build',
    'infra/checks',
    'infra/artefact-store',
    'infra/browser-check',
    'infra/gateway',
    'infra/registry',
    'infra/remote',
    'shared/remote-contract',
  ],
  e2e: [contracts, host, 'shared/remote-contract', 'infra/conformance', 'infra/database', 'infra/remote'],
};

/** Single files that may import more than their package may, with the reason. */
export const ALLOWED_FILES: { from: string; to: string; why: string }[] = [
  {
    from: '^(remotes/[^/]+|shell)/webpack\\.config\\.ts$',
    to: '^infra/build/',
    why: 'it is one line, the whole build configuration of the package',
  },
  {
    from: '^infra/gateway/src/site/installable/brand-look\\.ts$',
    to: '^shared/ui/src/brands\\.ts$',
    why: "the icon and window of an installed app use the brand's mark and colours",
  },
  {
    from: '^infra/gateway/src/site/header/tab-icon\\.ts$',
    to: '^shared/ui/src/icon-paths\\.ts$',
    why: "the page's HTML draws the tabs of a phone with the icons that the shell draws in their place",
  },
  {
    from: '^e2e/bench/peers/(results|peers-document)\\.ts$',
    to: '^(e2e/bench/peers/|infra/cli/src/bench/figures/(spread|written-part)\\.ts$)',
    why: 'figures look the same in every document that a benchmark writes',
  },
  {
    from: '^e2e/portal/launch-chromium\\.ts$',
    to: '^infra/cli/src/tools/brief-code\\.ts$',
    why: 'one list says how the code of tests is compiled, in Node and in the browser',
  },
];
