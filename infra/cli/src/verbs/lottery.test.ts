import { KIND_OF_GAME } from '@atrium/lottery-rules/demo-games';
import { runAtrium } from '../testing/run-atrium.ts';
import { checkLine, listPlays } from './lottery-rules.ts';

const DAY = '2026-11-23';

/** A data folder that does not exist and a port that nobody has: the verbs need neither. */
const env = { ATRIUM_VAR: '/nonexistent', ATRIUM_SITE_PORT: '9' };
const atrium = (...args: string[]) => runAtrium(args, env);

it('[10-12] lists every play of every game with notes, winning notes and return', () => {
  const plays = listPlays(DAY);
  const games = new Set(plays.map(({ game }) => game));
  for (const code of Object.keys(KIND_OF_GAME)) expect(games).toContain(code);
  for (const play of plays) {
    expect(BigInt(play.notes)).toBeGreaterThan(0n);
    expect(BigInt(play.winWeight)).toBeGreaterThan(0n);
    expect(play.return === null || /^\d+\/\d+$/.test(play.return)).toBe(true);
  }
  expect(plays.find(({ game, play }) => game === 'DLT1M' && play === 'front3-sum')).toEqual({
    game: 'DLT1M',
    play: 'front3-sum',
    name: 'Front three direct by sum',
    space: '100000',
    example: '1,8',
    notes: '48',
    winWeight: '4800',
    return: '39/40',
  });
});

it('[10-01] [10-12] checks a selection against an outcome at a stake of 2.00 a note', () => {
  const check = (game: string, play: string, selection: string, outcome?: string) =>
    checkLine(DAY, { game, play, selection, outcome });
  expect(check('DLT1M', 'five-direct', '1,2|3|4|5|6', '2,3,4,5,6')).toEqual({
    notes: '2',
    price: '195000.00',
    prices: { hit: '195000.00' },
    stake: '4.00',
    wins: [{ tier: 'hit', notes: '1' }],
    prize: '195000.00',
    return: '39/40',
  });
  expect(check('DLT1M', 'five-direct', '1,2|3|4|5|6')).toMatchObject({ wins: [], prize: null });
  expect(check('DLTK3', 'die', '3,4', '4,3,4')).toMatchObject({ wins: [{ tier: 'hit', notes: '2' }], prize: '9.26' });
  expect(check('DLT11', 'any-5', '01,02,03,04,05', '05,04,03,02,01')).toMatchObject({
    price: '900.67',
    prize: '900.67',
  });
  expect(check('DLT1M', 'five-combination', '1|2|3|4|5', '9,9,9,4,5')).toMatchObject({
    notes: '5',
    price: '195000.00',
    wins: [
      { tier: 'two', notes: '1' },
      { tier: 'one', notes: '1' },
    ],
    prize: '214.50',
  });
  // A share of a pool is known after the draw.
  expect(check('VL645', 'single', '01 02 03 04 05 06', '01,02,03,04,05,06')).toMatchObject({
    price: null,
    prices: null,
    wins: [{ tier: 'jackpot', notes: '1' }],
    prize: null,
  });
});

it('prints one JSON document, or a table', async () => {
  const listed = await atrium('--json', 'lottery', 'plays', '--game', 'DLTK3');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toEqual(listPlays(new Date().toISOString().slice(0, 10), 'DLTK3'));
  const checked = await atrium('lottery', 'check', 'DLTK3', 'triple', '111,222', '1,1,1', '--json');
  expect(JSON.parse(checked.stdout)).toMatchObject({
    notes: '2',
    wins: [{ tier: 'hit', notes: '1' }],
    prize: '421.20',
  });
  const table = await atrium('lottery', 'check', 'DLTK3', 'triple', '111,222', '1,1,1');
  expect(table.stdout).toMatch(
    /^notes\s+2\nstake\s+4\.00\nprice of hit\s+421\.20\nreturn\s+97\.50%\nwins hit\s+1\nprize\s+421\.20\n$/,
  );
});

it.each([
  [['DLT1M', 'nothing', '1'], 'DLT1M has no play nothing.'],
  [['DLT1M', 'back2-direct', '1'], "The selection has 2 rows, joined by '|'. A valid selection: "],
  [['DLT1M', 'back2-direct', '1|x'], 'The row "fifth" has no value x.'],
  [['DLT1M', 'back2-direct', '1|1,1'], '1 is given twice.'],
  [['DLT1M', 'back3-group-mixed', '111'], '111 does not fit this play.'],
  [['DLT1M', 'back3-group-six', '1,2'], 'The row "numbers" takes at least 3.'],
  [['DLT1M', 'back3-group-digit', '1,2'], 'The row "digit" takes at most 1.'],
  [['DLTPK', 'top2-direct', '01|01'], 'The selection makes no note.'],
  [['DLT1M', 'back2-direct', '1|2', '1,2,3'], '"1,2,3" is no possible outcome: it has 5 of numbers'],
])('refuses %j in a sentence', ([game, play, selection, outcome], sentence) => {
  expect(() => checkLine(DAY, { game: game!, play: play!, selection: selection!, outcome })).toThrow(sentence);
});

it.each([
  [['lottery', 'plays', '--game', 'NONE'], 'There is no game NONE.'],
  [['lottery', 'plays', '--date', '2026-02-30'], '--date takes a day like'],
  [['lottery', 'check', 'DLT1M', 'back2-direct', '1|x'], 'The row "fifth" has no value x.'],
])('exits with 1 and prints nothing on stdout for %j', async (args, sentence) => {
  const run = await atrium('--json', ...args);
  expect(run).toMatchObject({ code: 1, stdout: '' });
  expect(run.stderr).toContain(sentence);
});
