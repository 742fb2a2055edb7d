import { useNames } from '@atrium/draws/board/names';
import type { PlayTreeProps } from '@atrium/draws/board/play-types';
import type { Fraction } from '@atrium/lottery-rules/fraction';
import type { Play } from '@atrium/lottery-rules/play';
import { formatPercent } from '@atrium/i18n/format';
import { nextIndex } from '@atrium/ui/roving';
import { panelLook } from '@atrium/draws/panel-look';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfName } from '@atrium/draws/name-language';
import { groupedPlays, termsOf } from './bet-terms.ts';

/** Every bet of the station with its cost, what it pays and its return, as players compare them (10-42). */
export function PlayList({ plays, pricing, play, panel, onTab, onPlay }: PlayTreeProps) {
  const { t, i18n } = useTranslation('vnlottery');
  const names = useNames();
  const list = useRef<HTMLDivElement>(null);
  const groups = groupedPlays(plays);
  const ordered = groups.flatMap(([, own]) => own);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const decimal = ({ n, d }: Fraction): number => Number(n) / Number(d);
  const choose = (one: Play) => {
    onPlay(one.code);
    if (one.tab !== play.tab) onTab(one.tab);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = nextIndex(
      event,
      ordered.findIndex(({ code }) => code === play.code),
      ordered.length,
      true,
    );
    if (at === undefined) return;
    event.preventDefault();
    choose(ordered[at]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen bet is found in the page, after each change of it.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 3;
  }, [play.code]);
  return (
    <div css={styles.root}>
      <div aria-hidden css={[styles.line, styles.heads]}>
        <span>{t('list.bet')}</span>
        <span>{t('list.cost')}</span>
        <span>{t('list.pays')}</span>
        <span>{t('list.return')}</span>
      </div>
      <div ref={list} role="tablist" aria-label={t('draws:playTypes')} css={styles.list} onKeyDown={move}>
        {groups.map(([group, own]) => (
          <div key={group} role="presentation" css={styles.group}>
            <div aria-hidden css={styles.name}>
              <span lang={languageOfName(names.tab(group))}>{names.tab(group)}</span>{' '}
              <span css={styles.note}>{t(`list.notes.${group}`)}</span>
            </div>
            {own.map((one) => {
              const terms = termsOf(one, pricing);
              const pays = terms.pays && `${number.format(decimal(terms.pays))}${terms.more ? '+' : ''}`;
              const percent = terms.return && formatPercent(decimal(terms.return) * 100, i18n.language, 1);
              return (
                <button
                  key={one.code}
                  type="button"
                  role="tab"
                  aria-selected={one.code === play.code}
                  aria-controls={panel}
                  tabIndex={one.code === play.code ? 0 : -1}
                  css={[styles.line, styles.bet]}
                  onClick={() => choose(one)}
                >
                  <span lang={languageOfName(names.play(one))} css={styles.bare}>
                    {names.play(one)}
                  </span>
                  <span css={styles.dim}>{`×${number.format(terms.cost)}`}</span>
                  <b>{pays}</b>
                  <span css={styles.dim}>{percent}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const styles = {
  root: css({
    ...panelLook,
    inlineSize: 272,
    overflow: 'clip',
    [media.compact]: { inlineSize: 'auto', border: 0, borderRadius: 0, background: 'none' },
  }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 32px 52px 50px',
    alignItems: 'center',
    gap: tokens.space[1],
    paddingInline: tokens.space[3],
    ...tokens.type.small,
    ...tokens.numerals,
    '& > :not(:first-of-type), & > b': { textAlign: 'end' },
  }),
  heads: css({
    minBlockSize: 36,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    color: tokens.color.text2,
    ...tokens.type.legal,
    [media.compact]: { display: 'none' },
  }),
  list: css({
    position: 'relative',
    display: 'grid',
    [media.compact]: { display: 'flex', gap: 6, padding: 4, margin: -4, overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  group: css({
    paddingBlock: tokens.space[2],
    '& + &': { borderBlockStart: `1px solid ${tokens.color.line}` },
    [media.compact]: { display: 'contents' },
  }),
  name: css({
    padding: `0 ${tokens.space[3]} ${tokens.space[1]}`,
    fontWeight: tokens.weight.bold,
    ...tokens.type.body,
    [media.compact]: { display: 'none' },
  }),
  note: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small }),
  bet: css({
    inlineSize: '100%',
    minBlockSize: 32,
    paddingBlock: 0,
    border: 0,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    color: tokens.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-selected="true"]': {
      borderInlineStartColor: tokens.color.accent,
      background: tokens.color.chosen,
      fontWeight: tokens.weight.strong,
    },
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
    [media.compact]: {
      display: 'inline-flex',
      flex: 'none',
      gap: tokens.space[2],
      inlineSize: 'auto',
      minBlockSize: 44,
      border: `1px solid ${tokens.color.line}`,
      borderRadius: tokens.radius.medium,
      '&[aria-selected="true"]': {
        borderColor: tokens.color.text,
        background: tokens.color.text,
        color: tokens.color.ground,
        '& span': { color: 'inherit' },
      },
    },
  }),
  bare: css({ minInlineSize: 0 }),
  dim: css({ color: tokens.color.text2, ...tokens.type.legal }),
};
