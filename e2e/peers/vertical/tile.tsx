import { memo } from 'react';
import type { Game } from './game.ts';

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const inUnits = (minorUnits: string) => `P ${money.format(Number(minorUnits) / 100)}`;

export const Tile = memo(function Tile({ game, vertical }: { game: Game; vertical: string }) {
  return (
    <li className="tile" data-game={game.gameId} data-vertical={vertical}>
      <button type="button" disabled={!game.playable}>
        <img src={game.cover} alt="" width={160} height={160} loading="lazy" decoding="async" />
        <strong>{game.name}</strong>
        <span>{game.vendorName}</span>
        <small>from {inUnits(game.minBet)}</small>
        {game.jackpot !== null && <em>{inUnits(game.jackpot)}</em>}
        {game.isNew && <mark>New</mark>}
        {game.isHot && <mark>Hot</mark>}
      </button>
    </li>
  );
});
