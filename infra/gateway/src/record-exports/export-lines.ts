import { outcomeOf } from '@atrium/contracts/bet-outcome';
import type { KeysetList } from '../platform/keyset.ts';
import { accountRecord, type MovementRow, movements } from '../records/account-lines.ts';
import { rounds } from '../records/bet-lines.ts';
import { type BetFilters, type BetRow, betRecord } from '../records/bet-records.ts';
import type { DueExport } from './record-exports.repository.ts';

/** What an export reads, and how it writes each row: one text for each of its columns. */
export interface ExportLines {
  list: KeysetList;
  lineOf: (row: object) => string[];
}

type Amounts = (minorUnits: string) => string;

/** The rows and columns of an export, as the page that asked for it shows them. */
export function exportLines(due: DueExport, fractionDigits: number): ExportLines {
  const amount: Amounts = (minorUnits) => decimalText(minorUnits, fractionDigits);
  const word = (value: string) => due.words[value] ?? value;
  const cells = due.kind === 'account' ? movementCells(amount, word) : betCells(amount, word, due.language);
  return {
    list:
      due.kind === 'account'
        ? movements(due.session, (due.query as { kind?: 'bet' }).kind)
        : rounds(due.session.memberId, due.query as BetFilters),
    lineOf: (row) => due.columns.map(({ key }) => cells[key]!(row)),
  };
}

type Cells = Record<string, (row: object) => string>;

const movementCells = (amount: Amounts, word: (value: string) => string): Cells => {
  const of = (cell: (row: ReturnType<typeof accountRecord>) => string) => (row: object) =>
    cell(accountRecord(row as MovementRow));
  return {
    at: of((row) => row.at),
    reference: of((row) => row.reference),
    kind: of((row) => word(row.kind)),
    // A round is known by its game, everything else by its reference.
    detail: of((row) => (['bet', 'payout', 'rollback'].includes(row.kind) && row.detail) || row.reference),
    amount: of((row) => amount(row.amount)),
    after: of((row) => amount(row.balanceAfter)),
  };
};

const betCells = (amount: Amounts, word: (value: string) => string, language: string): Cells => {
  const of = (cell: (row: ReturnType<typeof betRecord>) => string) => (row: object) =>
    cell(betRecord(row as BetRow, language));
  return {
    at: of((row) => row.at),
    round: of((row) => row.roundId),
    game: of((row) => row.gameName),
    vendor: of((row) => row.vendorName),
    stake: of((row) => amount(row.stake)),
    payout: of((row) => amount(row.payout)),
    net: of((row) => amount(row.net)),
    status: of((row) => word(outcomeOf(row))),
  };
};

/** Minor units as a decimal for other programs: `-12.34`. */
function decimalText(minorUnits: string, fractionDigits: number): string {
  const sign = minorUnits.startsWith('-') ? '-' : '';
  const digits = minorUnits.slice(sign.length).padStart(fractionDigits + 1, '0');
  if (fractionDigits === 0) return sign + digits;
  return `${sign}${digits.slice(0, -fractionDigits)}.${digits.slice(-fractionDigits)}`;
}
