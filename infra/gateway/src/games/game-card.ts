import type { Category } from '@atrium/contracts/game-categories';
import type { Game } from '@atrium/contracts/games';
import { coverAddress } from '../art/picture-address.ts';
import { textIn } from '../notices/text-in.ts';

/** A game with its vendor, as read by the repository. */
export interface GameRow {
  id: string;
  code: string;
  name: string;
  names: Record<string, string>;
  category: Category;
  kind: string;
  vendor_code: string;
  vendor_name: string;
  account_type_name: string;
  is_game: string | null;
  default_play_type: string | null;
  min_bet: string;
  max_bet: string;
  lines: number;
  return_percent: string | null;
  demo: boolean;
  is_new: boolean;
  hot: boolean;
  jackpot: string | null;
  playable: boolean;
  open: boolean;
}

/** The title on the cover is the English one in every language. */
export const coverOf = (row: Pick<GameRow, 'id' | 'category' | 'name' | 'vendor_name'>): string =>
  coverAddress({ id: row.id, category: row.category, title: row.name, vendor: row.vendor_name });

export function gameCard(row: GameRow, language: string): Game {
  return {
    gameId: row.id,
    code: row.code,
    name: textIn({ ...row.names, en: row.name }, language),
    vassalage: row.vendor_code,
    vendorName: row.vendor_name,
    gameType: row.category,
    kind: row.kind,
    accountTypeName: row.account_type_name,
    defaultPlayType: row.default_play_type,
    isGame: row.is_game,
    cover: coverOf(row),
    minBet: row.min_bet,
    maxBet: row.max_bet,
    lines: row.lines,
    returnPercent: row.return_percent === null ? null : Number(row.return_percent),
    demo: row.demo,
    isNew: row.is_new,
    isHot: row.hot,
    jackpot: row.jackpot,
    playable: row.playable,
    open: row.open,
  };
}
