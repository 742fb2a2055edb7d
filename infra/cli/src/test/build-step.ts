import { buildAll } from '@atrium/build/build-all';
import type { Step } from './step.ts';
import { testArtifacts } from './test-artifacts.ts';

/** Builds the shell, the console, the page that checks remotes, and every remote for the stories. */
export const buildStep: Step = async ({ root, report }) => {
  const { remotes } = await buildAll({ root, artifactsFolder: testArtifacts(root), log: report });
  return { passed: remotes.length + 3, failed: 0 };
};
