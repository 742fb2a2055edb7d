import { type Order, orderCancel, orderDeliver, orderShip } from '@atrium/contracts/operator-orders';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { useCommand } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';

export type OrderAct = 'ship' | 'deliver' | 'cancel';
const FIELD_LENGTH_MAX = 60;

/** One step of an order, with its reason; a parcel also has a carrier and a tracking number. */
export function OrderForm({ order, act, onDone }: { order: Order; act: OrderAct; onDone: () => void }) {
  const { t } = useTranslation();
  const say = useToast();
  const ship = useCommand(orderShip);
  const deliver = useCommand(orderDeliver);
  const cancel = useCommand(orderCancel);
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const { id } = order;
  const send = async (reason: string) => {
    const input = { params: { id } };
    const done = await {
      ship: () => ship.run({ ...input, body: { carrier: carrier.trim(), tracking: tracking.trim(), reason } }),
      deliver: () => deliver.run({ ...input, body: { reason } }),
      cancel: () => cancel.run({ ...input, body: { reason } }),
    }[act]();
    if (!done) return false;
    say({ text: t('orders.done', { id }), tone: 'win', timeout: 6_000 });
    onDone();
    return true;
  };
  return (
    <ReasonForm
      effect={
        <p>{t(`orders.effect.${act}`, { reward: order.reward, account: order.account, points: order.points })}</p>
      }
      submit={t(`orders.act.${act}`)}
      incomplete={act === 'ship' && (carrier.trim() === '' || tracking.trim() === '')}
      refused={{ ship, deliver, cancel }[act].refused}
      onSubmit={send}
      onCancel={onDone}
    >
      {act === 'ship' && (
        <>
          <TextField
            label={t('orders.carrier')}
            required
            maxLength={FIELD_LENGTH_MAX}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
          <TextField
            label={t('orders.tracking')}
            required
            dir="ltr"
            maxLength={FIELD_LENGTH_MAX}
            value={tracking}
            onChange={({ target }) => setTracking(target.value)}
          />
        </>
      )}
    </ReasonForm>
  );
}
