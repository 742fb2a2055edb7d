import { CARDS_PER_FRAME, nextCards, type Piece, wantedCards } from './near-cards.ts';

const piece = (from: number, to: number): Piece => ({ from, to });
const COLUMNS = 5;

/** Every step until the wanted cards are in the page. */
function way(start: Piece, view: Piece, backward = false, length = 500): Piece[] {
  const wanted = wantedCards(view, COLUMNS, backward, length);
  const steps: Piece[] = [];
  for (let at = start; at.from !== wanted.from || at.to !== wanted.to; steps.push(at)) {
    at = nextCards(at, wanted, view, backward);
    if (steps.length > 50) throw new Error('It never arrives.');
  }
  return steps;
}

it('wants more rows in the direction of scrolling than in the other one, and none beyond the list', () => {
  expect(wantedCards(piece(50, 65), COLUMNS, false, 500)).toEqual(piece(45, 80));
  expect(wantedCards(piece(50, 65), COLUMNS, true, 500)).toEqual(piece(35, 70));
  expect(wantedCards(piece(0, 15), COLUMNS, true, 500)).toEqual(piece(0, 20));
  expect(wantedCards(piece(485, 500), COLUMNS, false, 498)).toEqual(piece(480, 498));
});

it('adds a few cards at a time, those in view first, and removes distant ones at once', () => {
  expect(way(piece(45, 80), piece(55, 70))).toEqual([piece(50, 83), piece(50, 85)]);
  const jump = way(piece(0, 35), piece(250, 260));
  expect(jump.slice(0, 5)).toEqual([
    piece(250, 253),
    piece(250, 256),
    piece(250, 259),
    piece(250, 262),
    piece(250, 265),
  ]);
  expect(jump.at(-1)).toEqual(piece(245, 275));
  expect(way(piece(245, 275), piece(100, 110), true).slice(0, 4)).toEqual([
    piece(107, 110),
    piece(104, 110),
    piece(101, 110),
    piece(98, 110),
  ]);
});

it('never adds more than a few cards, from any position', () => {
  for (const [start, view, backward] of [
    [piece(0, 15), piece(20, 35), false],
    [piece(400, 430), piece(0, 15), true],
    [piece(45, 80), piece(55, 70), true],
  ] as const) {
    let before: Piece = start;
    for (const step of way(start, view, backward)) {
      const added = Math.max(0, before.from - step.from) + Math.max(0, step.to - before.to);
      if (step.from < before.to && step.to > before.from) expect(added).toBeLessThanOrEqual(CARDS_PER_FRAME);
      else expect(step.to - step.from).toBeLessThanOrEqual(CARDS_PER_FRAME);
      before = step;
    }
  }
});

it('changes nothing when all wanted cards are in the page', () => {
  expect(nextCards(piece(45, 80), piece(45, 80), piece(50, 65), false)).toEqual(piece(45, 80));
  expect(nextCards(piece(0, 0), piece(0, 0), piece(0, 0), false)).toEqual(piece(0, 0));
});
