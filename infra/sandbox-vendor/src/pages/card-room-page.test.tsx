// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { createGame } from '../../public/games/high-card.js';
import { highCard, type RoomShown } from '../mechanics/high-card/high-card.ts';
import { wordsOf } from '../languages.ts';

/* A card room's page, as far as it warns the portal's page that a new balance would give the cards away. */

let sent: string[];
let game: ReturnType<typeof createGame>;
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  const data = {
    gameName: 'Room',
    language: 'en',
    currency: '₱',
    mode: 'real',
    facts: highCard.facts,
    publishedReturn: highCard.publishedReturn,
    words: wordsOf('en'),
  };
  game = createGame({
    data,
    words: createWords(data),
    leave: async () => {},
    notifyParent: (type: string) => void sent.push(type),
  });
  document.body.replaceChildren(game.stage);
});
afterEach(() => jest.useRealTimers());

const seat: RoomShown = {
  table: 1,
  hash: 'h',
  seats: ['Me'],
  me: 0,
  dealsAfterMs: 6_000,
  cards: null,
  winner: null,
  seed: null,
  mix: 'm',
};
const dealt: RoomShown = { ...seat, seats: ['Me', null], cards: [12, 3], winner: 0, seed: 's' };
const round = (shown: RoomShown) => ({ stake: 100, shown: { ...shown, waitMs: 5_000 } });

it('who sits holds the balance back once the stake has been shown, and only once, until the cards lie open', () => {
  game.begin(round(seat));
  game.progress(round(seat));
  jest.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  for (let second = 0; second < 5; second += 1) {
    game.progress(round({ ...seat, seats: ['Me', 'An•••r'] }));
    jest.advanceTimersByTime(1_000);
  }
  expect(sent).toEqual(['outcome-pending']);
  game.progress(round(dealt));
  expect(document.querySelectorAll('.seat [role=img]')).toHaveLength(2);
  // The next seat is another one.
  game.begin(round(seat));
  jest.advanceTimersByTime(500);
  expect(sent).toEqual(['outcome-pending', 'outcome-pending']);
});

it.each<[string, () => void]>([
  ['is left', () => game.void()],
  ['is dealt', () => game.end(round(dealt))],
])('nothing is held back any more for a table that %s at once', (_, ends) => {
  game.begin(round(seat));
  jest.advanceTimersByTime(300);
  ends();
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
});
