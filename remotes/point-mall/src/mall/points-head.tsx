import { useErrorSentence, useInstant, useMoney, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConvertDialog } from './convert-dialog.tsx';
import { balanceResource, configResource } from './mall.state.ts';

/** The points balance, what expires next, and the ratio (3-88). */
export function PointsHead() {
  const { t, i18n } = useTranslation('point-mall');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const [converts, setConverts] = useState(false);
  const balances = useResource(balanceResource);
  const configs = useResource(configResource);
  const balance = balances.value;
  const config = configs.value;
  if (!balance || !config) {
    const failed = [balances, configs].find(({ status }) => status === 'failed');
    return failed ? (
      <EmptyState
        role="alert"
        title={sentence(failed.error!)}
        action={<Button onClick={() => void failed.reload()}>{t('again')}</Button>}
      />
    ) : (
      <Skeleton height={154} holdsRest />
    );
  }
  const points = (count: number) => t('points', { count, number: formatNumber(count, i18n.language) });
  const canConvert = config.convertible && balance.points >= config.ratio.points;
  return (
    <>
      <Stats
        stats={[
          { key: 'balance', label: t('balance'), value: points(balance.points), big: true },
          {
            key: 'expiring',
            label: t('expiring'),
            value: points(balance.expiring),
            detail: balance.expiresAt ? t('expiresAt', { at: instant(balance.expiresAt, 'date') }) : undefined,
          },
          {
            key: 'ratio',
            label: t('ratio'),
            value: t('ratioOf', { points: points(config.ratio.points), amount: money(config.ratio.amount) }),
          },
          {
            key: 'earn',
            label: t('earn'),
            value: t('earnOf', { points: points(config.earn.points), amount: money(config.earn.turnover) }),
          },
        ]}
      />
      {config.convertible && (
        <Button css={styles.convert} disabled={!canConvert} onClick={() => setConverts(true)}>
          {t('convert.open')}
        </Button>
      )}
      {converts && <ConvertDialog config={config} available={balance.points} onClose={() => setConverts(false)} />}
    </>
  );
}

const styles = { convert: css({ marginBlockStart: tokens.space[3] }) };
