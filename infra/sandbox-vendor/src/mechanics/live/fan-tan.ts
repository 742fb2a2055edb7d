import { type LiveGame, liveTable } from './live-table.ts';

const FANS = [1, 2, 3, 4];
/** The heap under the cup: as many different numbers of beads leave one as leave two, three or four. */
const [FEWEST_BEADS, BEAD_NUMBERS] = [44, 40];

/**
 * Beads are counted off by fours; the number of the last ones, one to four, wins. `nim12` wins on one and returns the stake on two;
 * `corner12` wins on either. The house keeps 5 % of what is won.
 */
export const fanTanGame: LiveGame = {
  name: 'fan-tan',
  action: 'play',
  publishedReturn: [0.9625, 0.975],
  fields: {
    ...Object.fromEntries(FANS.map((fan) => [`fan${fan}`, 2.85])),
    corner12: 0.95,
    corner23: 0.95,
    corner34: 0.95,
    corner14: 0.95,
    odd: 0.95,
    even: 0.95,
    ...Object.fromEntries(
      FANS.flatMap((one) => FANS.filter((other) => other !== one).map((other) => [`nim${one}${other}`, 1.9])),
    ),
  },
  draw: (chance) => FEWEST_BEADS + chance.below(BEAD_NUMBERS),
  result: (outcome) => String(fanOf(outcome as number)),
  hundredths(field, outcome) {
    const fan = fanOf(outcome as number);
    const pays = Math.round(100 * ((this.fields[field] as number) + 1));
    if (field === 'odd' || field === 'even') return (fan % 2 === 1) === (field === 'odd') ? pays : 0;
    const [first, second] = /\d+$/.exec(field)![0].split('').map(Number);
    if (field.startsWith('corner')) return fan === first || fan === second ? pays : 0;
    if (fan === first) return pays;
    return fan === second ? 100 : 0;
  },
};

/** What is left of the beads after counting off fours; none left is a fan of four. */
export const fanOf = (beads: number) => ((beads - 1) % 4) + 1;

export const fanTan = liveTable(fanTanGame);
