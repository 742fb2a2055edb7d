import { useInstant } from '@atrium/host';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Redemption } from './mall.state.ts';

const DOT = 8;

/** What became of a redemption: its states with their times, and where goods are sent. Source: 11-17. */
export function OrderDialog({ order, onClose }: { order: Redemption; onClose: () => void }) {
  const { t } = useTranslation('point-mall');
  const instant = useInstant();
  return (
    <Modal open title={order.name} closeLabel={t('close')} onClose={onClose}>
      <div css={styles.order}>
        <ol css={styles.line} aria-label={t('order.history')}>
          {order.states.map(({ status, at }) => (
            <li key={status} css={styles.step}>
              <span>{t(`states.${status}`)}</span>
              <time dateTime={at}>{instant(at, 'date-time')}</time>
            </li>
          ))}
        </ol>
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
  line: css({
    display: 'grid',
    gap: tokens.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.color.text2,
  }),
  step: css({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.space[3],
    paddingInlineStart: tokens.space[5],
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(0.75em - ${DOT / 2}px)`,
      inlineSize: DOT,
      blockSize: DOT,
      borderRadius: '50%',
      background: tokens.color.line,
    },
    '&:last-child': { color: tokens.color.text },
    '&:last-child::before': { background: tokens.color.accent },
  }),
  facts: css({
    display: 'grid',
    gap: tokens.space[1],
    margin: 0,
    '& dt': { color: tokens.color.text2, ...tokens.type.small },
    '& dd': { margin: `0 0 ${tokens.space[2]}`, overflowWrap: 'anywhere' },
  }),
  address: css({ whiteSpace: 'pre-line' }),
};
