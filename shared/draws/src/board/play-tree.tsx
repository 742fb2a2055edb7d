import type { Play } from '@atrium/lottery-rules/play';
import type { Pricing } from '@atrium/lottery-rules/price';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { useNames } from './play-name.ts';
import { usePrizeText } from './prize-text.ts';

export interface PlayTreeProps {
  plays: ReadonlyMap<string, Play>;
  pricing: Pricing;
  /** Stake of one note, which the prizes beside the plays are for. */
  unit: string;
  tab: string;
  play: Play;
  onTab: (tab: string) => void;
  onPlay: (code: string) => void;
  panel: string;
}

export const tabsOf = (plays: ReadonlyMap<string, Play>): string[] => [
  ...new Set(Array.from(plays.values(), ({ tab }) => tab)),
];
export const playsOfTab = (plays: ReadonlyMap<string, Play>, tab: string): Play[] =>
  [...plays.values()].filter((play) => play.tab === tab);

/** The play types as tabs, and the plays of the chosen one with what a note wins. */
export function PlayTree({ plays, pricing, unit, tab, play, onTab, onPlay, panel }: PlayTreeProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const prize = usePrizeText(pricing, unit);
  const inTab = playsOfTab(plays, tab);
  return (
    <div css={styles.root}>
      <Tabs
        label={t('playTypes')}
        look="pills"
        panel={panel}
        value={tab}
        tabs={tabsOf(plays).map((value) => ({ value, label: names.tab(value) }))}
        onChange={onTab}
      />
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
              {names.play(one)} <span css={styles.prize}>{prize(one)}</span>
            </button>
          ))}
        </KeyGroup>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 }),
  plays: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  }),
  play: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.space[2],
    flex: 'none',
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    cursor: 'pointer',
    ...tokens.type.small,
    '&[aria-pressed="true"]': {
      background: tokens.color.surface3,
      borderColor: tokens.color.lineStrong,
      fontWeight: tokens.weight.strong,
    },
    [media.phone]: { minBlockSize: 44 },
  }),
  prize: css({ color: tokens.color.text2, ...tokens.type.legal, ...tokens.numerals }),
};
