import type { House } from '../house.ts';
import { mechanicOf, variantOf } from '../mechanics/pick-mechanic.ts';
import { isOver, type Replay, shownOf } from '../play/replay.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { directionOf, type Language, word, wordsOf } from './languages.ts';

/** A round that is over, shown again: the outcome comes from the books, nothing is played and nothing can be pressed. */
export function replayPage(house: House, { round, game }: Replay, language: Language): string {
  const mechanic = mechanicOf(game);
  const over = isOver(round, house.now());
  const shown = shownOf({ round, game }, house.now());
  const data = {
    // No session: a stage that follows a table of its own hears nothing.
    playKey: '',
    vendorName: game.vendorName ?? round.vendorId,
    gameName: game.gameName,
    mode: round.mode,
    currency: game.currencySymbol ?? game.currency,
    language,
    kind: mechanic.kind,
    publishedReturn: mechanic.publishedReturn,
    facts: mechanic.facts,
    variant: variantOf(round.gameId),
    round: { id: round.id, at: round.startedAt, stake: round.stake, payout: over ? round.payout : null, shown, status: over ? 'settled' : round.status },
    words: wordsOf(language),
  };
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${word(language, 'replay.mark')}: ${game.gameName}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/game.css">
<link rel="stylesheet" href="/assets/replay.css">
<script type="application/json" id="game-data">${scriptJson(data)}</script>
<script type="module" src="/assets/replay.js"></script>
</head>
<body data-kind="${mechanic.kind}" data-mode="replay">
<main id="replay"></main>
</body>
</html>`;
}
