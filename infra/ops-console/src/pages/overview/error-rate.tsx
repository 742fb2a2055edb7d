import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { Figures } from '@atrium/contracts/telemetry';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { budgetOf, limitOf } from '../../data/remote-state.ts';
import { shownFigures } from '../../data/use-figures.ts';
import { Sparkline } from '../../parts/sparkline.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** The share of failing visits of a remote in the last hour, with its course and its budget. */
export function ErrorRate({ remote, figures }: { remote: ChannelStatus; figures: Figures | undefined }) {
  const { t } = useTranslation();
  const { share } = useFormat();
  const shown = shownFigures(figures, remote.name, remote.version);
  const named = <span css={styles.onPhone}>{t('errorRate')}</span>;
  if (!shown?.visits)
    return (
      <span css={styles.rate}>
        {named}
        <span css={styles.quiet}>–</span>
      </span>
    );
  const limit = limitOf(budgetOf(figures, remote.name));
  const bad = (shown.errorRate ?? 0) > limit;
  const rates = shown.minutes.map(({ visits, failingVisits }) => (visits ? Math.min(1, failingVisits / visits) : 0));
  return (
    <span css={styles.rate}>
      {named}
      <strong css={[styles.figure, bad && styles.bad]}>{share(shown.errorRate)}</strong>
      <Sparkline
        label={t('errorCourse', { remote: remote.name, rate: share(shown.errorRate) })}
        values={rates.length > 1 ? rates : [0, ...rates, shown.errorRate ?? 0]}
        limit={limit}
        bad={bad}
      />
    </span>
  );
}

const styles = {
  onPhone: css({ display: 'none', [media.phone]: { display: 'block' } }),
  quiet: css({ color: tokens.color.text2 }),
  rate: css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], maxInlineSize: '100%' }),
  figure: css({
    minInlineSize: 52,
    // Beside the navigation of a small window the columns have no room for the course.
    '@media (max-width: 1240px)': { '& + *': { display: 'none' } },
    [media.phone]: { minInlineSize: 0 },
  }),
  bad: css({ color: tokens.color.error }),
};
