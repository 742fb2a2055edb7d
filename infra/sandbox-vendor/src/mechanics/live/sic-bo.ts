import { type LiveGame, liveTable } from './live-table.ts';

/** Three dice. Big, small, odd and even lose on a triple; a number pays once for each die that shows it. */
export const sicBoGame: LiveGame = {
  name: 'sic-bo',
  action: 'play',
  publishedReturn: [0.8611, 0.9722],
  fields: { small: 1, big: 1, odd: 1, even: 1, triple: 30, die1: 1, die2: 1, die3: 1, die4: 1, die5: 1, die6: 1 },
  draw: (chance) => [0, 0, 0].map(() => chance.below(6) + 1),
  result: (outcome) => String((outcome as number[]).reduce((sum, die) => sum + die, 0)),
  hundredths(field, outcome) {
    const dice = outcome as number[];
    if (field.startsWith('die')) {
      const seen = dice.filter((die) => die === Number(field.slice(3))).length;
      return seen === 0 ? 0 : 100 * (seen + 1);
    }
    const triple = dice.every((die) => die === dice[0]);
    const hit =
      field === 'triple'
        ? triple
        : !triple &&
          inRange(
            field,
            dice.reduce((sum, die) => sum + die, 0),
          );
    return hit ? 100 * ((this.fields[field] as number) + 1) : 0;
  },
};

function inRange(field: string, total: number): boolean {
  switch (field) {
    case 'small':
      return total <= 10;
    case 'big':
      return total >= 11;
    case 'odd':
      return total % 2 === 1;
    default:
      return total % 2 === 0;
  }
}

export const sicBo = liveTable(sicBoGame);
