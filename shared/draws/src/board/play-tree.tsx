import { Skeleton } from '@atrium/ui/skeleton';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { useNames } from './play-name.ts';
import { hasPlaySheet, playsOfTab, type PlayTreeProps, tabsOf } from './play-types.ts';
import { usePrizeText } from './prize-text.ts';

const PlayChoice = lazy(() => import('./play-choice.tsx').then((choice) => ({ default: choice.PlayChoice })));

/** The play types as tabs, and the plays of the chosen one with what a note wins. */
export function PlayTree(props: PlayTreeProps) {
  const { plays, pricing, unit, tab, play, onTab, onPlay, panel } = props;
  const phone = usePhone();
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
      {phone && hasPlaySheet(plays) ? (
        <Suspense fallback={<Skeleton height={56} />}>
          <PlayChoice {...props} />
        </Suspense>
      ) : (
        inTab.length > 1 && (
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
        )
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
