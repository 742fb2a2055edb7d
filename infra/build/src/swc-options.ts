/**
 * The oldest supported browsers have `Array.fromAsync` and CSS nesting (spring 2024). Nothing is transpiled for older
 * ones.
 */
const TARGET = 'es2023';

/** The swc options that compile TypeScript for browsers. */
export function swcOptions() {
  return {
    jsc: {
      target: TARGET,
      // Comments contain the names of chunks.
      preserveAllComments: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    },
  } as const;
}
