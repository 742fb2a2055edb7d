/** The part of a game of `GET /lgw/games/browse` that a card shows. */
export interface Game {
  gameId: string;
  name: string;
  vassalage: string;
  vendorName: string;
  cover: string;
  minBet: string;
  isNew: boolean;
  isHot: boolean;
  jackpot: string | null;
  playable: boolean;
}

export interface GamePage {
  games: Game[];
  pageNum: number;
  totalPages: number;
  total: number;
}

const PAGE_SIZE = 48;

/** First pages that were requested before their lobby is shown, and those that have arrived. */
const requested = new Map<string, Promise<GamePage>>();
const arrived = new Map<string, GamePage>();

/** Requests the first page of a lobby that is about to be shown, where a host has a way to say so. */
export async function preloadGames(category: string): Promise<void> {
  const request = requested.get(category) ?? fetchGames(category, 1);
  requested.set(category, request);
  arrived.set(category, await request);
}

export const preloadedGames = (category: string): GamePage | undefined => arrived.get(category);

export const loadGames = (category: string, pageNo: number): Promise<GamePage> =>
  (pageNo === 1 ? requested.get(category) : undefined) ?? fetchGames(category, pageNo);

async function fetchGames(category: string, pageNo: number): Promise<GamePage> {
  const query = new URLSearchParams({ gameType: category, pageNo: String(pageNo), pageSize: String(PAGE_SIZE) });
  const response = await fetch(`/lgw/games/browse?${query}`);
  if (!response.ok) throw new Error(`The games of ${category} answered ${response.status}.`);
  return (await response.json()) as GamePage;
}
