import { useInstant } from '@atrium/host';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { TimeLine } from '@atrium/ui/time-line';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Redemption } from './mall.state.ts';

/** What became of a redemption: its states with their times, and where goods are sent. Source: 11-17. */
export function OrderDialog({ order, onClose }: { order: Redemption; onClose: () => void }) {
  const { t } = useTranslation('point-mall');
  const instant = useInstant();
  return (
    <Modal open title={order.name} closeLabel={t('close')} onClose={onClose}>
      <div css={styles.order}>
        <TimeLine
          label={t('order.history')}
          steps={order.states.map(({ status, at }) => ({ key: status, name: t(`states.${status}`), at }))}
          instant={(at) => instant(at, 'date-time')}
        />
        <dl css={styles.facts}>
          {order.tracking && (
            <>
              <dt>{t('order.carrier')}</dt>
              <dd>{order.carrier}</dd>
              <dt>{t('order.tracking')}</dt>
              <dd>
                <bdi>{order.tracking}</bdi>
              </dd>
            </>
          )}
          {order.address && (
            <>
              <dt>{t('address')}</dt>
              <dd css={styles.address}>{order.address}</dd>
            </>
          )}
        </dl>
      </div>
    </Modal>
  );
}

const styles = {
  order: css({ display: 'grid', gap: tokens.space[5] }),
  facts: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    '& dt': { color: tokens.color.text2, ...tokens.type.small },
    '& dd': { margin: `0 0 ${tokens.space[2]}`, overflowWrap: 'anywhere' },
  }),
  address: css({ whiteSpace: 'pre-line' }),
};
