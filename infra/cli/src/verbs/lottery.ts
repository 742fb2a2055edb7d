import type { Command } from 'commander';
import type { VerbContext } from './context.ts';
import { checkLine, listPlays } from './lottery-rules.ts';

/** `lottery plays` and `lottery check`: the rules that the games start with, without a running portal. */
export function addLottery(program: Command, { answer }: VerbContext): void {
  const lottery = program.command('lottery').description('the rules of the lotteries');
  lottery
    .command('plays')
    .option('--game <code>', 'one game, for instance DLT1M')
    .option('--date <day>', 'day of the draw, YYYY-MM-DD; default: today')
    .description('list every play of every game with an example, its notes and its theoretical return')
    .action(({ game, date }: { game?: string; date?: string }) => {
      const plays = listPlays(dayOf(date), game);
      answer(
        plays,
        table([
          ['GAME', 'PLAY', 'NAME', 'EXAMPLE', 'NOTES', 'WINNING', 'OF', 'RETURN'],
          ...plays.map((play) => [
            play.game,
            play.play,
            play.name,
            play.example,
            play.notes,
            play.winWeight,
            play.space,
            play.return ? percentOf(play.return) : 'pool',
          ]),
        ]),
      );
    });
  lottery
    .command('check')
    .argument('<game>', 'code of a game, for instance DLT1M')
    .argument('<play>', 'code of a play, see `lottery plays`')
    .argument('<selection>', "values joined by ',', rows by '|': \"1,2|3|4\"")
    .argument('[outcome]', "numbers joined by ',', groups by '|': 1,2,3,4,5")
    .option('--date <day>', 'day of the draw, YYYY-MM-DD; default: today')
    .description('count the notes of a selection, its prices, and what an outcome pays; stakes of 2.00 a note')
    .action(
      (game: string, play: string, selection: string, outcome: string | undefined, { date }: { date?: string }) => {
        const line = checkLine(dayOf(date), { game, play, selection, outcome });
        answer(
          line,
          table([
            ['notes', line.notes],
            ['stake', line.stake],
            ...Object.entries(line.prices ?? { all: 'a share of the pool' }).map(([tier, price]) => [
              `price of ${tier}`,
              price,
            ]),
            ['return', line.return ? percentOf(line.return) : 'a share of the pool'],
            ...line.wins.map(({ tier, notes }) => [`wins ${tier}`, notes]),
            ...(outcome === undefined ? [] : [['prize', line.prize ?? 'a share of the pool']]),
          ]),
        );
      },
    );
}

function dayOf(text = new Date().toISOString().slice(0, 10)): string {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  if (!parsed || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(text))
    throw new Error(`--date takes a day like 2026-11-23, not "${text}".`);
  return text;
}

function percentOf(fraction: string): string {
  const [n, d] = fraction.split('/').map(Number) as [number, number];
  return `${((100 * n) / d).toFixed(2)}%`;
}

/** Columns as wide as their longest cell; of a long cell the start. */
function table(rows: readonly (readonly string[])[]): string[] {
  const cut = rows.map((row) => row.map((cell) => (cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)));
  const widths = cut[0]!.map((_, column) => Math.max(...cut.map((row) => row[column]!.length)));
  return cut.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}
