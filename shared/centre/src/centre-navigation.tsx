import type { CentrePage } from '@atrium/host/define-remote';
import { Icon, type IconName } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { sectionsOf } from './visible-pages.ts';

/** What waits on the page of an entry. */
export interface EntryNote {
  text: string;
  /** At the end of the row. */
  amount?: string;
  /** The amount is the member's to take. */
  own?: boolean;
}

interface CentreNavigationProps {
  /** Accessible name. */
  label: string;
  pages: readonly CentrePage[];
  chosen: string;
  /** The entry's name in the member's language. */
  nameOf: (page: CentrePage) => string;
  /** A number beside an entry, shown while it is above 0. */
  badges?: Readonly<Record<string, number>>;
  /** Below the names of a list. */
  notes?: Readonly<Record<string, EntryNote>>;
  onOpen: (page: string) => void;
  /** `list` is for a phone: every entry a row, with a heading above each section. */
  look?: 'bar' | 'list';
  /** The heading of a section, for a list. */
  headOf?: (section: number) => string;
}

/** The entries of the centre. As a bar it is a row that scrolls on narrow windows, with the chosen entry in view. */
export function CentreNavigation({
  label,
  pages,
  chosen,
  nameOf,
  badges = {},
  notes = {},
  onOpen,
  look = 'bar',
  headOf,
}: CentreNavigationProps) {
  const list = look === 'list';
  const id = useId();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another place to scroll to.
  useEffect(() => {
    // Nothing may be returned: scrolling answers a promise where the platform has one.
    void current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen]);

  return (
    <nav aria-label={label} css={list ? styles.list : styles.nav}>
      {sectionsOf(pages).map((section) => (
        <ul
          key={section[0]!.section}
          aria-label={headOf?.(section[0]!.section)}
          css={list ? styles.group : styles.section}
        >
          {headOf && (
            <li aria-hidden css={styles.heading}>
              {headOf(section[0]!.section)}
            </li>
          )}
          {section.map((entry) => {
            const note = list ? notes[entry.page] : undefined;
            const noteId = `${id}-${entry.page}`;
            return (
              <li key={entry.page}>
                <button
                  type="button"
                  aria-label={note && nameOf(entry)}
                  aria-describedby={note && `${noteId} ${noteId}-amount`}
                  ref={entry.page === chosen ? current : undefined}
                  aria-current={entry.page === chosen ? 'page' : undefined}
                  css={[styles.entry, list ? styles.row : styles.tab]}
                  onClick={() => onOpen(entry.page)}
                >
                  <Icon name={entry.icon as IconName} />
                  {note ? (
                    <span css={styles.noted}>
                      {nameOf(entry)}
                      <span id={noteId} css={styles.note}>
                        {note.text}
                      </span>
                    </span>
                  ) : (
                    nameOf(entry)
                  )}
                  {note?.amount && (
                    <span id={`${noteId}-amount`} css={[styles.amount, note.own && styles.own]}>
                      {note.amount}
                    </span>
                  )}
                  {(badges[entry.page] ?? 0) > 0 && <span css={styles.badge}>{badges[entry.page]}</span>}
                  {list && <Icon name="end" size={16} css={styles.onward} />}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

const styles = {
  nav: css({
    padding: tokens.space[3],
    background: tokens.color.sunk,
    borderInlineEnd: `1px solid ${tokens.color.line}`,
    [media.compact]: {
      display: 'flex',
      overflowX: 'auto',
      padding: tokens.space[2],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      scrollbarWidth: 'none',
    },
  }),
  section: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& + &': {
      marginBlockStart: tokens.space[3],
      paddingBlockStart: tokens.space[3],
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
    [media.compact]: { display: 'flex', '& + &': { margin: 0, padding: 0, border: 0 } },
  }),
  entry: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: '100%',
    minBlockSize: tokens.size.target,
    paddingInline: tokens.space[3],
    border: 0,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text2,
    textAlign: 'start',
    cursor: 'pointer',
    ...tokens.type.small,
    fontWeight: tokens.weight.medium,
    '&[aria-current]': {
      background: tokens.color.chosen,
      color: tokens.color.text,
      boxShadow: `inset 2px 0 ${tokens.color.accent}`,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: `inset -2px 0 ${tokens.color.accent}` },
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
  tab: css({ [media.compact]: { whiteSpace: 'nowrap' } }),
  list: css({ display: 'grid', gap: tokens.space[4] }),
  group: css({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li:not([aria-hidden])': {
      border: `1px solid ${tokens.color.line}`,
      borderBlockEnd: 0,
      background: tokens.color.surface2,
      overflow: 'clip',
    },
    '& > li:nth-of-type(2)': { borderStartStartRadius: tokens.radius.large, borderStartEndRadius: tokens.radius.large },
    '& > li:last-of-type': {
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      borderEndStartRadius: tokens.radius.large,
      borderEndEndRadius: tokens.radius.large,
    },
  }),
  heading: css({
    paddingBlockEnd: tokens.space[2],
    color: tokens.color.text2,
    ...tokens.type.small,
    fontWeight: tokens.weight.strong,
  }),
  row: css({
    // As high as with a note, so that nothing moves when one comes.
    minBlockSize: 58,
    color: tokens.color.text,
    ...tokens.type.body,
    borderRadius: 0,
    '& > svg:first-of-type': { color: tokens.color.text2 },
  }),
  noted: css({ display: 'grid', flex: 1, minInlineSize: 0, paddingBlock: tokens.space[2] }),
  note: css({
    color: tokens.color.text2,
    ...tokens.type.small,
    fontWeight: tokens.weight.regular,
    ...tokens.numerals,
  }),
  amount: css({ marginInlineStart: 'auto', whiteSpace: 'nowrap', ...tokens.numerals }),
  own: css({ color: tokens.color.accentText, fontWeight: tokens.weight.strong }),
  onward: css({ marginInlineStart: 'auto', color: tokens.color.text2, 'span + &': { marginInlineStart: 0 } }),
  badge: css({
    marginInlineStart: 'auto',
    minInlineSize: 20,
    paddingInline: 6,
    borderRadius: tokens.radius.round,
    background: tokens.color.surface3,
    color: tokens.color.text,
    textAlign: 'center',
    ...tokens.type.legal,
    lineHeight: '20px',
    fontWeight: tokens.weight.bold,
    ...tokens.numerals,
  }),
};
