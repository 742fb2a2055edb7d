import { useCallback, useEffect, useRef, useState } from 'react';
import { type Game, loadGames, preloadedGames } from './game.ts';

/** The games of a category, page by page. */
export function useGames(category: string) {
  const [first] = useState(() => preloadedGames(category));
  const [games, setGames] = useState<Game[]>(first?.games ?? []);
  const [total, setTotal] = useState(first?.total ?? 0);
  const [fault, setFault] = useState<unknown>();
  const asked = useRef(first ? 1 : 0);
  const loadMore = useCallback(() => {
    const pageNo = ++asked.current;
    loadGames(category, pageNo).then(
      (page) => {
        setTotal(page.total);
        setGames((before) => [...before, ...page.games]);
      },
      (error: unknown) => setFault(error),
    );
  }, [category]);
  useEffect(() => {
    if (asked.current === 0) loadMore();
  }, [loadMore]);
  return { games, total, fault, loadMore };
}
