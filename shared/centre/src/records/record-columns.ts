import { host, useInstant, useMoney } from '@atrium/host';
import { decimalOf } from '@atrium/i18n/format';
import type { Column } from '@atrium/ui/table';
import type { RecordColumn } from './record-types.ts';

/** The columns that the screen shows, with the sums below them once they are known. */
export function useTableColumns<Row, Totals>(
  columns: readonly RecordColumn<Row, Totals>[],
  totals: Totals | undefined,
): Column<Row>[] {
  const money = useMoney();
  const instant = useInstant();
  const write = ({ of, kind }: RecordColumn<Row, Totals>, row: Row): string => {
    const value = of(row);
    if (kind === 'money') return money(value);
    return kind === 'instant' ? instant(value, 'date-time') : value;
  };
  const sumOf = ({ total }: RecordColumn<Row, Totals>): string | undefined => {
    if (typeof total !== 'function') return total;
    return totals ? money(total(totals)) : undefined;
  };
  return columns
    .filter(({ only }) => only !== 'file')
    .map((column) => ({
      key: column.key,
      head: column.head,
      ...(column.kind === 'money' && { align: 'end' as const }),
      ...(column.phone && { phone: column.phone }),
      ...(column.total !== undefined && { total: sumOf(column) }),
      cell: (row) => column.cell?.(row, write(column, row)) ?? write(column, row),
    }));
}

/** The exported file's columns, for other programs: exact decimals, instants in ISO 8601. */
export function fileColumns<Row, Totals>(
  columns: readonly RecordColumn<Row, Totals>[],
): { keys: { key: string; head: string }[]; heads: string[]; lineOf: (row: Row) => string[] } {
  const written = columns.filter(({ only }) => only !== 'screen');
  const { fractionDigits } = host().brand;
  return {
    keys: written.map(({ key, head }) => ({ key, head })),
    heads: written.map(({ head }) => head),
    lineOf: (row) => written.map(({ of, kind }) => (kind === 'money' ? decimalOf(of(row), fractionDigits) : of(row))),
  };
}
