import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { createGame } from '../../public/games/live.js';
import { TABLES } from '../pick-mechanic.ts';
import { wordsOf } from '../languages.ts';

/* The chips of a live table's page. */

let game: ReturnType<typeof createGame>;
let announced: string[];
function open(type: string) {
  const { facts, publishedReturn } = TABLES[type]!;
  announced = [];
  const data = {
    gameName: 'Table',
    language: 'en',
    currency: 'P',
    mode: 'real',
    playKey: '',
    stakes: [200, 400, 1_000],
    facts,
    publishedReturn,
    words: wordsOf('en'),
  };
  game = createGame({
    data,
    words: createWords(data),
    notifyParent: () => {},
    say: (text: string) => void announced.push(text),
  });
  document.body.replaceChildren(game.stage);
}
beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as never;
});
const press = async (name: RegExp | string) => await userEvent.click(screen.getByRole('button', { name }));
const bets = () => game.choice()?.bets;

it('[15-02] lays the chosen chip on a field, takes it back, doubles the bets and clears the table', async () => {
  open('ROU');
  await press(/^Red/);
  await userEvent.click(within(screen.getByRole('group', { name: 'Chip' })).getByRole('radio', { name: 'P 4.00' }));
  await press(/^Red/);
  await press('17');
  expect([bets(), game.stakeNow()]).toEqual([{ red: 600, n17: 400 }, 1_000]);
  expect(screen.getByRole('button', { name: /^Red.*P 6\.00$/ })).toBeVisible();
  await press('Undo');
  expect(bets()).toEqual({ red: 600 });
  // A field takes no more than the largest chip.
  await press('Double bets');
  expect([bets(), announced]).toEqual([{ red: 600 }, ['A field holds up to P 10.00.']]);
  await press('Clear');
  expect([bets(), game.stakeNow()]).toEqual([undefined, 0]);
  await press('Undo');
  expect(bets()).toEqual({ red: 600 });
});

it('[15-02] keeps the bets of a round until it is over, and repeats them in the next one', async () => {
  open('NN');
  await press(/^Player 1.*0.95/);
  const placed = bets();
  game.begin({ stake: 200, shown: { bets: placed, fields: ['player1'] } });
  await press(/^Player 2.*0.95/);
  expect(bets()).toEqual({ player1: 200 });
  game.end();
  expect(bets()).toBeUndefined();
  await press('Repeat bets');
  expect(bets()).toEqual({ player1: 200 });
  await press('Double bets');
  expect(bets()).toEqual({ player1: 400 });
});

it.each(Object.entries(TABLES))('[15-01] %s has a field for each of its bets, by name', (type, { facts }) => {
  open(type);
  const fields = Object.keys((facts as { fields: Record<string, number> }).fields);
  const names = [...document.querySelectorAll('.spot')].map((spot) => spot.querySelector('b')?.textContent);
  expect(names).toHaveLength(fields.length);
  expect(new Set(names).size).toBe(fields.length);
});
