import { nextIndex } from '@atrium/ui/roving';
import { media, tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { panelLook } from '../panel-look.ts';
import { KeyGroup } from './key-group.tsx';
import { useNames } from './play-name.ts';
import { type PlayTreeProps, playsOfTab, tabsOf } from './play-types.ts';
import { usePrizeText } from './prize-text.ts';

/** The play types one below the other, beside the numbers; below the chosen one its plays with what a note wins. */
export function PlayRail({ plays, pricing, unit, tab, play, onTab, onPlay, panel }: PlayTreeProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const prize = usePrizeText(pricing, unit);
  const list = useRef<HTMLDivElement>(null);
  const tabs = tabsOf(plays);
  const chosen = tabs.indexOf(tab);
  const inTab = playsOfTab(plays, tab);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = nextIndex(event, chosen, tabs.length, true);
    if (at === undefined) return;
    event.preventDefault();
    onTab(tabs[at]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  return (
    <div css={styles.root}>
      <div
        ref={list}
        role="tablist"
        aria-label={t('playTypes')}
        aria-orientation="vertical"
        css={styles.list}
        onKeyDown={move}
      >
        {tabs.map((one, at) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={at === chosen}
            aria-controls={panel}
            tabIndex={at === chosen ? 0 : -1}
            css={styles.tab}
            // The plays of the chosen type are below it, although they are no part of the list.
            style={{ order: at <= chosen ? 0 : 2 }}
            onClick={() => onTab(one)}
          >
            <span>{names.tab(one)}</span>
            <span aria-hidden css={styles.count}>
              {playsOfTab(plays, one).length}
            </span>
          </button>
        ))}
      </div>
      {inTab.length > 1 && (
        <KeyGroup aria-label={t('board.plays')} css={styles.plays}>
          {inTab.map((one) => (
            <button
              key={one.code}
              type="button"
              aria-pressed={one.code === play.code}
              css={styles.play}
              onClick={() => onPlay(one.code)}
            >
              <PlayName name={names.play(one)} tab={names.tab(tab)} /> <span css={styles.prize}>{prize(one)}</span>
            </button>
          ))}
        </KeyGroup>
      )}
    </div>
  );
}

/** The name of a play below that of its type, which is not repeated on screen. */
function PlayName({ name, tab }: { name: string; tab: string }) {
  // Some languages have a comma between the two.
  const between = name.startsWith(tab) ? /^[,،]?\s+/.exec(name.slice(tab.length))?.[0] : undefined;
  const own = between === undefined ? null : name.slice(tab.length + between.length);
  return own === null ? (
    <span>{name}</span>
  ) : (
    <span>
      <VisuallyHidden>
        {tab}
        {between}
      </VisuallyHidden>
      <span css={styles.own}>{own}</span>
    </span>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  inlineSize: '100%',
  margin: 0,
  border: 0,
  background: 'none',
  color: tokens.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ...tokens.type.small,
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
} as const;

const styles = {
  root: css({ ...panelLook, display: 'flex', flexDirection: 'column', inlineSize: 232, overflow: 'clip' }),
  list: css({ display: 'contents' }),
  tab: css({
    ...line,
    minBlockSize: 36,
    paddingInline: tokens.space[4],
    fontWeight: tokens.weight.strong,
    '&:not(:first-of-type)': { borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  count: css({
    color: tokens.color.text2,
    fontWeight: tokens.weight.regular,
    ...tokens.type.legal,
    ...tokens.numerals,
  }),
  plays: css({ order: 1, display: 'grid', paddingBlockEnd: tokens.space[2] }),
  play: css({
    ...line,
    minBlockSize: 32,
    paddingInline: `calc(${tokens.space[4]} - 3px) ${tokens.space[4]}`,
    borderInlineStart: '3px solid transparent',
    '&[aria-pressed="true"]': {
      borderInlineStartColor: tokens.color.accent,
      background: tokens.color.chosen,
      fontWeight: tokens.weight.strong,
    },
  }),
  own: css({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }),
  prize: css({ flex: 'none', fontWeight: tokens.weight.strong, ...tokens.numerals }),
};
