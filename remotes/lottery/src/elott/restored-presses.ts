import type { Ticket } from '@atrium/contracts/lottery-bets';
import type { Press } from './press.ts';

/** The presses that tickets came from, oldest first, for a page that was opened anew; `tickets`: newest first. Taken back ones and those of chases are left out. */
export const pressesFrom = (tickets: readonly Ticket[]): readonly Press[] =>
  tickets
    .flatMap(({ number, gameCode, issue, stake, state, lines: [line, ...others] }): Press[] =>
      !line || others.length > 0 || state === 'cancelled' || state === 'voided'
        ? []
        : [
            {
              key: `ticket ${number}`,
              gameCode,
              field: `${line.play} ${line.selection}`,
              issue,
              stake,
              state: 'placed',
              number,
            },
          ],
    )
    .reverse();

/** Presses together with those of earlier pages: one whose ticket is known, or may be on its way, is there already. */
export function withRestored(presses: readonly Press[], restored: readonly Press[]): readonly Press[] {
  const known = new Set(presses.map(({ number }) => number));
  const onItsWay = (one: Press) =>
    presses.some(
      ({ number, field, issue, gameCode }) =>
        number === undefined && field === one.field && issue === one.issue && gameCode === one.gameCode,
    );
  return [...restored.filter((one) => !known.has(one.number) && !onItsWay(one)), ...presses];
}
