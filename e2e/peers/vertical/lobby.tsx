import { useDeferredValue, useMemo, useState } from 'react';
import { GridFoot } from './grid-foot.tsx';
import { LOBBY_STYLE } from './lobby-style.ts';
import { Tile } from './tile.tsx';
import { useGames } from './use-games.ts';

export interface LobbyProps {
  vertical: string;
  version: string;
}

/** The lobby of a vertical: search, vendors and a grid of games that loads as it is scrolled. */
export function Lobby({ vertical, version }: LobbyProps) {
  const { games, total, fault, loadMore } = useGames(vertical.toUpperCase());
  const [text, setText] = useState('');
  const [vendor, setVendor] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const vendors = useMemo(() => [...new Map(games.map((game) => [game.vassalage, game.vendorName]))], [games]);
  const shown = useMemo(
    () =>
      games.filter(
        (game) => (!vendor || game.vassalage === vendor) && (!wanted || game.name.toLowerCase().includes(wanted)),
      ),
    [games, vendor, wanted],
  );
  return (
    <section className="lobby" data-version={version}>
      <style>{LOBBY_STYLE}</style>
      <header>
        <h2>{vertical.toUpperCase()}</h2>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <select aria-label="Vendor" value={vendor} onChange={(event) => setVendor(event.target.value)}>
          <option value="">All vendors</option>
          {vendors.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <output>{`${shown.length} of ${total}`}</output>
      </header>
      {fault ? (
        <p role="alert">Couldn't load the games. Try again.</p>
      ) : (
        <ul aria-label="Games">
          {shown.map((game) => (
            <Tile key={game.gameId} game={game} vertical={vertical} />
          ))}
        </ul>
      )}
      {games.length < total && <GridFoot onNear={loadMore} />}
    </section>
  );
}
