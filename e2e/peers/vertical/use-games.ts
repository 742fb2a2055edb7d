import { useCallback, useEffect, useRef, useState } from 'react';
import { firstGames, type Game, loadGames } from './game.ts';

/** The games of a category, page by page. */
export function useGames(category: string) {
  const [games, setGames] = useState<Game[]>([]);
  const [total, setTotal] = useState(0);
  const [fault, setFault] = useState<unknown>();
  const asked = useRef(0);
  const loadMore = useCallback(() => {
    const pageNo = ++asked.current;
    (pageNo === 1 ? firstGames(category) : loadGames(category, pageNo)).then(
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
