import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { Stepper } from '@atrium/ui/stepper';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { redeemAtom, type Reward } from './mall.state.ts';

interface RedeemDialogProps {
  reward: Reward;
  onClose: () => void;
  onDone: () => void;
}

const MAX_QUANTITY = 20;
const ADDRESS_LENGTH = 300;

/** Asks for what a redemption needs: how many, where to, and the password (7-070). */
export function RedeemDialog({ reward, onClose, onDone }: RedeemDialogProps) {
  const { t, i18n } = useTranslation('point-mall');
  const redeem = useSetAtom(redeemAtom);
  useBusy(t('busy'));
  const goods = reward.type === 'goods';
  const form = useForm({
    initial: { quantity: 1, address: '', password: '' },
    fieldOf: { PASSWORD_WRONG: 'password' },
    async onSend({ quantity, address, password }) {
      const outcome = await redeem({
        rewardId: reward.id,
        quantity,
        password,
        ...(goods ? { address: address.trim() } : {}),
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
      <form {...form.props} css={styles.form}>
        <Stepper
          label={t('quantity')}
          min={1}
          max={Math.min(MAX_QUANTITY, reward.quantity)}
          lessLabel={t('less')}
          moreLabel={t('more')}
          {...form.choice('quantity')}
        />
        {goods && (
          <TextArea
            label={t('address')}
            required
            maxLength={ADDRESS_LENGTH}
            {...form.field('address', (address) => (address.trim() ? null : t('addressMissing')))}
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
  form: css({ display: 'grid', gap: tokens.space[4] }),
  total: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.body, ...tokens.numerals }),
};
