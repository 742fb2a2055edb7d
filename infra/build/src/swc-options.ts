/** Oldest browsers: those with `Array.fromAsync` and CSS nesting, spring 2024. Nothing is rewritten for older ones. */
const TARGET = 'es2023';

/** How TypeScript becomes what browsers run. */
export function swcOptions() {
  return {
    jsc: {
      target: TARGET,
      // The names of chunks stand in comments.
      preserveAllComments: true,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    },
  } as const;
}
