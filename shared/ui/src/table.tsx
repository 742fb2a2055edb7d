// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows are laid out as cards, and browsers then drop the roles of a table.
import { css } from '@emotion/react';
import { type ComponentProps, Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { media, tokens } from './theme.ts';
import { usePhone } from './use-phone.ts';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  /** Footer of the column. */
  total?: ReactNode;
  width?: number | string;
  /**
   * On a phone a row becomes a card: its lead, the cell beside the lead, the quiet cells below each of them, or a hidden
   * cell. All others are lines with their heading as a label.
   */
  phone?: 'lead' | 'aside' | 'under-lead' | 'under-aside' | 'hidden';
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Opens the details of a row: the row can then be pressed and reached by Tab. */
  onOpen?: (row: Row) => void;
  /** Accessible name of a row with details. */
  rowLabel?: (row: Row) => string;
  /** Key of the row whose details are open. */
  selected?: string;
  /** Replaces the rows. */
  empty?: ReactNode;
  /** The rows on screen are outdated while new ones load. */
  busy?: boolean;
  /** On a phone the rows are parted by lines instead of being cards: for rows of few cells. */
  lines?: boolean;
  /** On a phone rows in sequence with the same text are below one head, such as their day. */
  groupOf?: (row: Row) => string;
}

/** Records in rows; below 720 px each row is a card with the column headings as labels. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  rowLabel,
  selected,
  empty,
  busy,
  lines = false,
  groupOf,
  ...rest
}: TableProps<Row>) {
  const isGrouped = usePhone() && groupOf !== undefined;
  /** The head above the row at `place`. */
  const headOf = (place: number) => {
    if (!isGrouped) return undefined;
    const group = groupOf(rows[place]!);
    return place > 0 && group === groupOf(rows[place - 1]!) ? undefined : group;
  };
  const key = (row: Row) => (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onOpen?.(row);
  };
  const opening = (row: Row) =>
    onOpen && {
      tabIndex: 0,
      'aria-label': rowLabel?.(row),
      'aria-selected': rowKey(row) === selected,
      onClick: () => onOpen(row),
      onKeyDown: key(row),
    };
  const place = (column: Column<Row>, content: ReactNode) => [
    styles.cell,
    column.align === 'end' && styles.end,
    phone[isBlank(content) ? 'hidden' : (column.phone ?? 'line')],
  ];

  return (
    <table
      role="table"
      aria-label={caption}
      aria-busy={busy || undefined}
      css={[styles.table, busy && styles.busy]}
      {...rest}
    >
      <thead role="rowgroup" hidden={rows.length === 0 && !!empty} css={styles.head}>
        <tr role="row">
          {columns.map((column) => {
            const look = {
              css: [styles.th, column.align === 'end' && styles.end],
              style: { inlineSize: column.width },
            };
            // A column of buttons has no heading: an empty one would be announced as a heading without a name.
            if (column.head === '') return <td key={column.key} role="cell" {...look} />;
            return (
              <th key={column.key} role="columnheader" scope="col" {...look}>
                {column.head}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup" css={[styles.body, lines && styles.lines]}>
        {rows.map((row, at) => {
          const head = headOf(at);
          return (
            <Fragment key={rowKey(row)}>
              {head !== undefined && (
                <tr role="row" css={styles.group}>
                  <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                    {head}
                  </th>
                </tr>
              )}
              <tr role="row" css={[styles.row, onOpen && styles.opens]} {...opening(row)}>
                {columns.map((column) => {
                  const content = column.cell(row);
                  return (
                    <td key={column.key} role="cell" css={place(column, content)}>
                      <span aria-hidden css={styles.label}>
                        {column.head}
                      </span>
                      <span css={styles.value}>{content}</span>
                    </td>
                  );
                })}
              </tr>
            </Fragment>
          );
        })}
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} css={styles.empty}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
      {rows.length > 0 && columns.some((column) => column.total !== undefined) && (
        <tfoot role="rowgroup" css={[styles.foot, lines && styles.footLines]}>
          <tr role="row">
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                css={[styles.cell, column.align === 'end' && styles.end, phone[phoneTotal(column)]]}
              >
                <span aria-hidden css={styles.label}>
                  {column.head}
                </span>
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** On a phone the name of the totals leads the row; it is the one total that is no number. */
const phoneTotal = <Row,>({ total, align, phone: place }: Column<Row>) =>
  total === undefined ? 'hidden' : align === 'end' ? (place ?? 'line') : 'lead';

/** Nothing to show: on a phone a label would be left without a value. */
const isBlank = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || typeof content === 'boolean';

const styles = {
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    ...tokens.type.small,
    ...tokens.numerals,
    transition: `opacity ${tokens.motion.fast} linear`,
    [media.phone]: { display: 'block' },
  }),
  // Only after a moment, and still at a contrast of 4.5:1: the rows can be read meanwhile.
  busy: css({ opacity: 0.85, transitionDelay: '150ms' }),
  head: css({
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  }),
  body: css({ [media.phone]: { display: 'grid', gap: tokens.space[2] } }),
  lines: css({
    [media.phone]: {
      gap: 0,
      '& > tr': {
        paddingInline: tokens.space[1],
        background: 'none',
        border: 0,
        borderBlockStart: `1px solid ${tokens.color.line}`,
        borderRadius: 0,
      },
    },
  }),
  footLines: css({ [media.phone]: { marginBlockStart: 0, paddingInline: tokens.space[1] } }),
  th: css({
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    [media.compact]: { paddingInline: tokens.space[2] },
  }),
  row: css({
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `0 ${tokens.space[3]}`,
      padding: tokens.space[3],
      background: tokens.color.surface,
      border: `1px solid ${tokens.color.line}`,
      borderRadius: tokens.radius.large,
    },
  }),
  group: css({
    [media.phone]: {
      display: 'block',
      paddingBlock: `${tokens.space[3]} ${tokens.space[1]}`,
      textAlign: 'start',
      '& > th': { fontWeight: tokens.weight.strong, ...tokens.type.small },
    },
  }),
  opens: css({
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-selected="true"]': { background: tokens.color.surface3, boxShadow: `inset 2px 0 ${tokens.color.accent}` },
    '&[aria-selected="true"]:dir(rtl)': { boxShadow: `inset -2px 0 ${tokens.color.accent}` },
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
  }),
  cell: css({
    blockSize: 44,
    padding: `${tokens.space[1]} ${tokens.space[3]}`,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    [media.compact]: { paddingInline: tokens.space[2] },
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: tokens.space[3],
      blockSize: 'auto',
      padding: 0,
      border: 0,
    },
  }),
  end: css({ textAlign: 'end' }),
  label: css({
    display: 'none',
    color: tokens.color.text2,
    fontWeight: tokens.weight.regular,
    [media.phone]: { display: 'inline' },
  }),
  value: css({ minInlineSize: 0 }),
  empty: css({
    padding: `${tokens.space[8]} ${tokens.space[4]}`,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    [media.phone]: { display: 'block', border: 0 },
  }),
  foot: css({
    '& td': {
      fontWeight: tokens.weight.strong,
      blockSize: 48,
      borderBlockStart: `2px solid ${tokens.color.lineStrong}`,
    },
    [media.phone]: {
      display: 'block',
      marginBlockStart: tokens.space[3],
      padding: tokens.space[3],
      borderBlockStart: `2px solid ${tokens.color.lineStrong}`,
      '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', gap: `0 ${tokens.space[3]}` },
      '& td': { border: 0, blockSize: 'auto' },
    },
  }),
};

/** A cell of a card without its label. */
const unlabelled = (order: number, look: object) =>
  css({ [media.phone]: { order, ...look, '& > [aria-hidden]:first-of-type': { display: 'none' } } });
const QUIET = { color: tokens.color.text2 };
const STRONG = { fontWeight: tokens.weight.strong };

const phone = {
  line: css({ [media.phone]: { gridColumn: '1 / -1' } }),
  lead: unlabelled(-4, STRONG),
  aside: unlabelled(-3, { ...STRONG, justifyContent: 'end' }),
  'under-lead': unlabelled(-2, QUIET),
  'under-aside': unlabelled(-1, { ...QUIET, justifyContent: 'end' }),
  hidden: css({ [media.phone]: { display: 'none' } }),
};
