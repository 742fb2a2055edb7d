import { host, useInstant, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { SectionHead } from '@atrium/ui/section-head';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { balanceResource } from '../mall/mall.state.ts';

/** On the member's account page: the points, what expires next, and the way to the rewards. */
export function Part() {
  const { t, i18n } = useTranslation('point-mall');
  const instant = useInstant();
  const { value } = useResource(balanceResource);
  if (!value) return null;
  const inWords = (count: number) => t('points', { count, number: formatNumber(count, i18n.language) });
  return (
    <section css={styles.card}>
      <SectionHead title={t('balance')} level={3} />
      <p css={styles.points}>{inWords(value.points)}</p>
      {value.expiresAt && value.expiring > 0 && (
        <p css={styles.text}>
          {t('expiring')}: {inWords(value.expiring)} · {t('expiresAt', { at: instant(value.expiresAt, 'date') })}
        </p>
      )}
      <Button
        icon="gift"
        onClick={() => {
          host().closeCentre();
          host().navigate('/pointMall');
        }}
      >
        {t('title')}
      </Button>
    </section>
  );
}

const styles = {
  card: css({
    padding: tokens.space[5],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface2,
  }),
  points: css({
    margin: `0 0 ${tokens.space[2]}`,
    color: tokens.color.accentText,
    ...tokens.display,
    ...tokens.type.page,
  }),
  text: css({ margin: `0 0 ${tokens.space[4]}`, color: tokens.color.text2, ...tokens.type.small }),
};
