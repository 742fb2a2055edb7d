import { host, useBusy, useErrorSentence } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { Note } from '@atrium/ui/note';
import { PasswordField } from '@atrium/ui/password-field';
import { Stepper } from '@atrium/ui/stepper';
import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redeemAtom, redeemErrorAtom, redeemingAtom, type Reward } from './mall.state.ts';

interface RedeemDialogProps {
  reward: Reward;
  onClose: () => void;
  onDone: () => void;
}

const MOST = 20;

/** Asks for what a redemption needs: how many, where to, and the password (7-070). */
export function RedeemDialog({ reward, onClose, onDone }: RedeemDialogProps) {
  const { t, i18n } = useTranslation('point-mall');
  const sentence = useErrorSentence();
  const sending = useAtomValue(redeemingAtom);
  const failure = useAtomValue(redeemErrorAtom);
  const redeem = useSetAtom(redeemAtom);
  const [quantity, setQuantity] = useState(1);
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState(false);
  useBusy(t('busy'));
  const goods = reward.type === 'goods';
  const total = quantity * reward.pointsRequired;
  const send = async () => {
    setTouched(true);
    if (!password || (goods && !address.trim())) return;
    const done = await redeem({
      rewardId: reward.id,
      quantity,
      password,
      ...(goods ? { address: address.trim() } : {}),
    });
    setPassword('');
    setTouched(false);
    if (!done) return;
    host().toast('success', t('redeemed', { name: reward.name }));
    onDone();
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      closable={!sending}
      title={t('redeemOf', { name: reward.name })}
      closeLabel={t('close')}
    >
      <form
        noValidate
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stepper
          label={t('quantity')}
          value={quantity}
          min={1}
          max={Math.min(MOST, reward.quantity)}
          onChange={setQuantity}
          lessLabel={t('less')}
          moreLabel={t('more')}
        />
        {goods && (
          <TextArea
            label={t('address')}
            required
            value={address}
            maxLength={300}
            error={touched && !address.trim() ? t('addressMissing') : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
        )}
        <PasswordField
          label={t('password')}
          required
          autoComplete="current-password"
          value={password}
          showLabel={t('show')}
          hideLabel={t('hide')}
          error={touched && !password ? t('passwordMissing') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p css={styles.total}>
          {t('total', { points: t('points', { count: total, number: formatNumber(total, i18n.language) }) })}
        </p>
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={sending}>
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
