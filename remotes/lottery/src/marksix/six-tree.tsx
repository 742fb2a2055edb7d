import { PlayTree } from '@atrium/draws/board/play-tree';
import { type PlayTreeProps, tabsOf } from '@atrium/draws/board/play-types';
import { Tabs } from '@atrium/ui/tabs';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const SHARES = ['pool', 'odds'] as const;

/** The plays of Mark Six in two kinds: entries that share the pool, and bets at fixed odds on the same draw. */
export function SixTree(props: PlayTreeProps) {
  const { t } = useTranslation('lottery');
  const { plays, play, panel, onTab } = props;
  const kind = play.priced === 'pool' ? 'pool' : 'odds';
  const playsOf = useMemo(() => {
    const those = (isPool: boolean) => new Map([...plays].filter(([, one]) => (one.priced === 'pool') === isPool));
    return { pool: those(true), odds: those(false) };
  }, [plays]);
  const kinds = SHARES.filter((share) => playsOf[share].size > 0);
  return (
    <div css={styles.root}>
      {kinds.length > 1 && (
        <Tabs
          label={t('six.kinds.name')}
          look="segments"
          panel={panel}
          value={kind}
          tabs={kinds.map((value) => ({ value, label: t(`six.kinds.${value}`) }))}
          onChange={(next) => onTab(tabsOf(playsOf[next])[0]!)}
        />
      )}
      <PlayTree {...props} plays={playsOf[kind]} />
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 }) };
