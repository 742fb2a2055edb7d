import { SHELL_PATHS } from '@atrium/contracts/shell-paths';
import { lobbyLocales } from '@atrium/lobby/texts';
import { remote } from '../remote.ts';

it('[1-12] poker and jackpot games have their labels in every finished language, and no route of their own', async () => {
  for (const tag of ['en', 'zh', 'ms', 'tl', 'ar'] as const) {
    const live = (await remote.locales[tag]!()).default as { [key: string]: unknown };
    const lobby = (await lobbyLocales[tag]!()).default as Record<'shelf' | 'card', { jackpot: string }>;
    expect([tag, JSON.stringify(live)]).toEqual([tag, expect.stringMatching(/"TCP":"[^"]+"/)]);
    expect([tag, lobby.shelf.jackpot.trim(), lobby.card.jackpot.trim()]).toEqual([
      tag,
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
  }
  expect(
    [...SHELL_PATHS, ...remote.routes.map(({ path }) => path)].filter((path) => /poker|card|jackpot/i.test(path)),
  ).toEqual([]);
});
