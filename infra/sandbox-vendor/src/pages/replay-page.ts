import type { FinishedTag } from '@atrium/contracts/languages';
import type { House } from '../house.ts';
import { mechanicOf, variantOf } from '../pick-mechanic.ts';
import { isOver, type Replay, shownOf } from '../play/replay.ts';
import { pageDocument } from './document.ts';
import { word, wordsOf } from '../languages.ts';

/** A round that is over, shown again: the outcome comes from the books, nothing is played and nothing can be pressed. */
export function replayPage(house: House, { round, game }: Replay, language: FinishedTag): string {
  const mechanic = mechanicOf(game);
  const over = isOver(round, house.now());
  const shown = shownOf({ round, game }, house.now());
  const data = {
    // No session: a stage that follows a table of its own receives nothing.
    playKey: '',
    vendorName: game.vendorName ?? round.vendorId,
    gameName: game.gameName,
    mode: round.mode,
    currency: game.currencySymbol ?? game.currency,
    fractionDigits: game.fractionDigits ?? 2,
    timeZone: game.timeZone,
    language,
    kind: mechanic.kind,
    publishedReturn: mechanic.publishedReturn,
    facts: mechanic.facts,
    variant: variantOf(round.gameId),
    round: {
      id: round.id,
      at: round.startedAt,
      stake: round.stake,
      payout: over ? round.payout : null,
      shown,
      status: over ? 'settled' : round.status,
    },
    words: wordsOf(language),
  };
  return pageDocument({
    language,
    title: `${word(language, 'replay.mark')}: ${game.gameName}`,
    data,
    script: 'replay.js',
    styles: ['replay.css'],
    marks: { kind: mechanic.kind, mode: 'replay' },
    main: '<main id="replay"></main>',
  });
}
