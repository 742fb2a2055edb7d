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

export async function loadGames(category: string, pageNo: number): Promise<GamePage> {
  const query = new URLSearchParams({ gameType: category, pageNo: String(pageNo), pageSize: String(PAGE_SIZE) });
  const response = await fetch(`/lgw/games/browse?${query}`);
  if (!response.ok) throw new Error(`The games of ${category} answered ${response.status}.`);
  return (await response.json()) as GamePage;
}
