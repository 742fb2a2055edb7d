import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useResource } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '../addresses/address-form.tsx';
import { addressesResource } from '../addresses/addresses.state.ts';
import { ChosenAddress } from './chosen-address.tsx';
import { redeemAtom, type Reward } from './mall.state.ts';

interface RedeemDialogProps {
  reward: Reward;
  onClose: () => void;
  onDone: () => void;
}

const MAX_QUANTITY = 20;

/** Asks for what a redemption needs: how many, where to, and the password (7-070). */
export function RedeemDialog({ reward, onClose, onDone }: RedeemDialogProps) {
  const { t, i18n } = useTranslation('point-mall');
  const redeem = useSetAtom(redeemAtom);
  useBusy(t('busy'));
  const goods = reward.type === 'goods';
  const [adding, setAdding] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const addresses = useResource(addressesResource, undefined, { paused: !goods }).value;
  /** The chosen address, or else the default, which comes first. */
  const chosenOf = (id: string) => (addresses?.some((address) => address.id === id) ? id : addresses?.[0]?.id);
  const form = useForm({
    initial: { quantity: 1, addressId: '', password: '' },
    fieldOf: { PASSWORD_WRONG: 'password' },
    async onSend({ quantity, addressId, password }) {
      if (goods && !chosenOf(addressId)) {
        setUnsent(true);
        return null;
      }
      const outcome = await redeem({
        rewardId: reward.id,
        quantity,
        password,
        ...(goods ? { addressId: chosenOf(addressId)! } : {}),
      });
      form.resetField('password');
      if ('failure' in outcome) return outcome.failure;
      host().toast('success', t('redeemed', { name: reward.name }));
      onDone();
      onClose();
    },
  });
  const total = form.value('quantity') * reward.pointsRequired;

  return (
    <Modal
      open
      onClose={onClose}
      closable={!form.sending}
      title={t('redeemOf', { name: reward.name })}
      closeLabel={t('close')}
    >
      {adding && <AddressForm onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />}
      <form {...form.props} css={styles.form} hidden={adding}>
        <Stepper
          label={t('quantity')}
          min={1}
          max={Math.min(MAX_QUANTITY, reward.quantity)}
          lessLabel={t('less')}
          moreLabel={t('more')}
          {...form.choice('quantity')}
        />
        {goods && (
          <ChosenAddress
            value={chosenOf(form.value('addressId')) ?? ''}
            onChange={(id) => form.enter('addressId', id)}
            error={unsent && !chosenOf(form.value('addressId')) ? t('addressMissing') : undefined}
            onAdd={() => setAdding(true)}
          />
        )}
        <PasswordField
          label={t('password')}
          required
          autoComplete="current-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
          {...form.field('password', (password) => (password ? null : t('passwordMissing')))}
        />
        <p css={styles.total}>
          {t('total', { points: t('points', { count: total, number: formatNumber(total, i18n.language) }) })}
        </p>
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('redeem')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4], '&[hidden]': { display: 'none' } }),
  total: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.body, ...tokens.numerals }),
};
