import type { ParsedOf } from '@atrium/contracts/endpoint';
import type { BetRecord, betLines } from '@atrium/contracts/bet-records';
import type { InferOutput } from 'valibot';
import { type Texts, textIn } from '../notices/text-in.ts';

export interface BetRow {
  id: string;
  at: Date;
  gameId: string;
  gameName: string;
  names: object | null;
  gameType: string;
  vassalage: string;
  vendorName: string;
  roundId: string;
  stake: string;
  payout: string;
  currency: string;
  status: InferOutput<typeof BetRecord>['status'];
}

export type BetFilters = Pick<ParsedOf<typeof betLines>['query'], 'gameType' | 'vassalage' | 'status' | 'text'>;

export const BET_JOINS = 'LEFT JOIN games g ON g.id = r.game_id LEFT JOIN vendors v ON v.code = r.vendor_code';
export const BET_TABLES = `FROM rounds r ${BET_JOINS}`;
export const BET_COLUMNS = `r.id, r.opened_at AS at, r.game_id AS "gameId", coalesce(g.name, r.game_id) AS "gameName", g.names, r.game_type AS "gameType", r.vendor_code AS vassalage,
  coalesce(v.name, r.vendor_code) AS "vendorName", r.round_id AS "roundId", r.stake, r.payout, r.currency, r.status`;

/** A round as its player reads it. */
export const betRecord = (
  { at, names, gameName, ...row }: BetRow,
  language: string,
): InferOutput<typeof BetRecord> => ({
  ...row,
  gameName: textIn({ ...names, en: gameName } as Texts<string>, language),
  at: at.toISOString(),
  net: (BigInt(row.payout) - BigInt(row.stake)).toString(),
});
