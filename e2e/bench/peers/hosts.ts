/** The frameworks that a team would take instead; the goals compare with the best of them. */
export const FRAMEWORKS = [
  'qiankun',
  'wujie',
  'micro-app',
  'single-spa',
  'native-federation',
  'module-federation',
] as const;

/** Every host of the comparison, in the order of its tables. */
export const HOSTS = ['atrium', ...FRAMEWORKS, 'iframe', 'monolith'] as const;
export type Host = (typeof HOSTS)[number];

export const FIRST_VERSION = '1';
export const NEXT_VERSION = '2';
