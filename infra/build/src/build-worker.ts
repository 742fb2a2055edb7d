import { parentPort } from 'node:worker_threads';
import { buildPage, type PageOrder } from './build-page.ts';
import { buildRemote, type RemoteOrder } from './build-remote.ts';
import { buildShell, type ShellOrder } from './build-shell.ts';

export type BuildOrder =
  | { part: 'shell'; order: ShellOrder }
  | { part: 'page'; order: PageOrder }
  | { part: 'remote'; order: RemoteOrder };
export type BuildAnswer = { failed: string } | { done: true };

/** Runs one build at a time. webpack keeps one core busy, so there is one worker per core. */
parentPort!.on('message', async (build: BuildOrder) => {
  let answer: BuildAnswer;
  try {
    if (build.part === 'remote') await buildRemote(build.order);
    else if (build.part === 'page') await buildPage(build.order);
    else await buildShell(build.order);
    answer = { done: true };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
});
