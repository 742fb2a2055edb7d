import { type LiveGame, liveTable } from './live-table.ts';

/** The faces of a die in the order of their numbers, with their colours. */
const FACES = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'];
const COLOURS: Readonly<Record<string, readonly number[]>> = { allRed: [1, 6], allGreen: [2, 5], allBlue: [3, 4] };

/** Three dice with pictures. A picture pays once for each die that shows it; three of one colour and a triple pay more. */
export const fishPrawnCrabGame: LiveGame = {
  name: 'fish-prawn-crab',
  action: 'play',
  publishedReturn: [0.8611, 0.9629],
  fields: { ...Object.fromEntries(FACES.map((face) => [face, 1])), allRed: 25, allGreen: 25, allBlue: 25, triple: 30 },
  draw: (chance) => [0, 0, 0].map(() => chance.below(6) + 1),
  result: (outcome) => (outcome as number[]).join(''),
  hundredths(field, outcome) {
    const dice = outcome as number[];
    const face = FACES.indexOf(field) + 1;
    if (face > 0) {
      const seen = dice.filter((die) => die === face).length;
      return seen === 0 ? 0 : 100 * (seen + 1);
    }
    const hit =
      field === 'triple' ? dice.every((die) => die === dice[0]) : dice.every((die) => COLOURS[field]!.includes(die));
    return hit ? 100 * ((this.fields[field] as number) + 1) : 0;
  },
};

export const fishPrawnCrab = liveTable(fishPrawnCrabGame);
