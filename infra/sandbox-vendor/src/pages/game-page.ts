import { createHash } from 'node:crypto';
import type { FinishedTag } from '@atrium/contracts/languages';
import type { House } from '../house.ts';
import type { Mechanic } from '../mechanics/mechanic.ts';
import { mechanicOf, PROVABLE, variantOf } from '../pick-mechanic.ts';
import { fairView } from '../play/fairness.ts';
import { tableName } from '../play/live-round.ts';
import { paceOf } from '../play/pace.ts';
import { stakeRange, stakesFor } from '../play/stakes-for.ts';
import type { TableView } from '../play/table-view.ts';
import type { Session } from '../store/sessions.ts';
import { pageDocument } from './document.ts';
import { wordsOf } from '../languages.ts';

/** The page of one game for one launch: a frame of landmarks that `game.js` fills for the game's kind; a sports book has a page of its own. */
export function gamePage(house: House, session: Session, language: FinishedTag, view: TableView): string {
  const { launch, vendorId, playKey } = session;
  const mechanic = mechanicOf(launch);
  const data = {
    playKey,
    vendorId,
    vendorName: launch.vendorName ?? vendorId,
    gameId: launch.gameId,
    gameName: launch.gameName,
    mode: launch.mode,
    currency: launch.currencySymbol ?? launch.currency,
    fractionDigits: launch.fractionDigits ?? 2,
    timeZone: launch.timeZone,
    language,
    kind: mechanic.kind,
    action: mechanic.action,
    minimumRoundMs: mechanic.minimumRoundMs,
    pace: paceOf(mechanic, launch),
    publishedReturn: mechanic.publishedReturn,
    stakes: stakesFor(mechanic, launch.limits),
    ...(mechanic.book
      ? {
          stakeRange: stakeRange(mechanic, launch.limits),
          selection: launch.selection ?? null,
          slipKey: slipKeyOf(session),
        }
      : {}),
    facts: mechanic.facts,
    variant: variantOf(launch.gameId),
    ...(mechanic.provable ? { fair: fairView(house, session), fairGame: nameOf(mechanic) } : {}),
    ...(mechanic.table ? { table: tableName(session) } : {}),
    parentOrigin: house.siteOf(vendorId),
    view,
    words: wordsOf(language),
  };
  return pageDocument({
    language,
    title: launch.gameName,
    data,
    script: mechanic.book ? 'book/page.js' : 'game.js',
    ...(mechanic.book ? { styles: ['book/page.css'], plain: true } : {}),
    font: mechanic.book ? 'figtree.woff2' : 'bricolage.woff2',
    marks: { kind: mechanic.kind, mode: launch.mode },
    main: `<main id="${mechanic.book ? 'book' : 'game'}"></main>`,
  });
}

/** Names a player's unplaced slip in the browser's storage: another member at the same browser has another one. */
function slipKeyOf({ vendorId, launch }: Session): string {
  return createHash('sha256')
    .update(`${vendorId} ${launch.gameId} ${launch.playerRef} ${launch.mode}`)
    .digest('base64url');
}

function nameOf(mechanic: Mechanic): string | undefined {
  return Object.keys(PROVABLE).find((name) => PROVABLE[name] === mechanic);
}
