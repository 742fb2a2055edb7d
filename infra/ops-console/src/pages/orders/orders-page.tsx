import { type Order, orderList } from '@atrium/contracts/operator-orders';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { EmptyState } from '@atrium/ui/empty-state';
import { Modal } from '@atrium/ui/modal';
import { Table } from '@atrium/ui/table';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { WayTo } from '../../parts/way-to.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { type OrderAct, OrderForm } from './order-form.tsx';

const OFTEN = 10_000;
const TONES = { approved: 'warn', shipped: 'warn', delivered: 'good', cancelled: 'calm' } as const;
const ACTS: Record<Order['state'], readonly OrderAct[]> = {
  approved: ['ship', 'cancel'],
  shipped: ['deliver', 'cancel'],
  delivered: [],
  cancelled: [],
};

/** Goods of the point mall: what is to be sent, what is under way, and the last that have ended. */
export function OrdersPage() {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const mine = useMayChange();
  const orders = useOperation(orderList, {}, { every: OFTEN });
  const [open, setOpen] = useState<{ order: Order; act: OrderAct }>();
  const close = () => setOpen(undefined);
  return (
    <Page title={t('nav.orders')} about={t('orders.about')}>
      <Card>
        <Asked of={orders} lines={6}>
          {(rows) => (
            <Table
              caption={t('nav.orders')}
              rows={rows}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  scene="done"
                  title={t('orders.none')}
                  text={t('orders.noneText')}
                  action={<WayTo page="reviews" search="?kind=redemption" />}
                />
              }
              columns={[
                {
                  key: 'order',
                  head: t('orders.order'),
                  phone: 'lead',
                  cell: ({ id, reward, quantity, account, at }) => (
                    <>
                      <bdi>
                        {quantity} × {reward}
                      </bdi>
                      <small css={styles.about}>
                        {id} · <bdi>{account}</bdi> · {ago(at)}
                      </small>
                    </>
                  ),
                },
                { key: 'points', head: t('orders.points'), align: 'end', cell: ({ points }) => points },
                { key: 'to', head: t('orders.to'), cell: ({ address }) => <bdi css={styles.address}>{address}</bdi> },
                {
                  key: 'tracking',
                  head: t('orders.tracking'),
                  cell: ({ carrier, tracking }) => (tracking ? <bdi>{`${carrier} ${tracking}`}</bdi> : '–'),
                },
                {
                  key: 'state',
                  head: t('state'),
                  cell: ({ state }) => <State tone={TONES[state]}>{t(`orders.states.${state}`)}</State>,
                },
                {
                  key: 'acts',
                  head: t('action'),
                  cell: (order) => (
                    <span css={styles.acts}>
                      {mine &&
                        ACTS[order.state].map((act) => (
                          <Button
                            key={act}
                            size="small"
                            aria-label={t(`orders.actOf.${act}`, { id: order.id })}
                            onClick={() => setOpen({ order, act })}
                          >
                            {t(`orders.act.${act}`)}
                          </Button>
                        ))}
                    </span>
                  ),
                },
              ]}
            />
          )}
        </Asked>
      </Card>
      {open && (
        <Modal
          open
          title={t(`orders.actOf.${open.act}`, { id: open.order.id })}
          closeLabel={t('close')}
          onClose={close}
        >
          <OrderForm order={open.order} act={open.act} onDone={close} />
        </Modal>
      )}
    </Page>
  );
}

const styles = {
  about: css({ display: 'block', color: tokens.color.text2, fontWeight: 'normal', ...tokens.type.small }),
  address: css({ whiteSpace: 'pre-line' }),
  acts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.space[2],
    [media.phone]: { justifyContent: 'end' },
  }),
};
