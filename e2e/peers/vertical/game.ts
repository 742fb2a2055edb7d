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

/** First pages that arrived before their lobby is shown. */
const early = new Map<string, GamePage>();

/** Requests the first page of a lobby that is about to be shown, where a host has a way to say so. */
export async function preloadGames(category: string): Promise<void> {
  if (!early.has(category)) early.set(category, await loadGames(category, 1));
}

export const preloadedGames = (category: string): GamePage | undefined => early.get(category);

export async function loadGames(category: string, pageNo: number): Promise<GamePage> {
  const query = new URLSearchParams({ gameType: category, pageNo: String(pageNo), pageSize: String(PAGE_SIZE) });
  const response = await fetch(`/lgw/games/browse?${query}`);
  if (!response.ok) throw new Error(`The games of ${category} answered ${response.status}.`);
  return (await response.json()) as GamePage;
}
