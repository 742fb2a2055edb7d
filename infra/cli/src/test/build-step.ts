import { buildAll } from '@atrium/build/build-all';
import type { Step } from './step.ts';
import { testArtifacts } from './test-artifacts.ts';

/** The shell, the console and every remote, as the stories are shown them. */
export const buildStep: Step = async ({ root, report }) => {
  const { remotes } = await buildAll({ root, artifactsFolder: testArtifacts(root), log: report });
  return { passed: remotes.length + 2, failed: 0 };
};
