import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { pointConfig } from '@atrium/contracts/points';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useMoney } from '@atrium/host';
import { formatNumber } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { convertAtom } from './mall.state.ts';

interface ConvertDialogProps {
  config: ReplyOf<typeof pointConfig>;
  /** Points of the member. */
  available: number;
  onClose: () => void;
}

/** Converts points to cash by the ratio, with the password that the brand asks for (7-074, 11-17). */
export function ConvertDialog({ config: { ratio, password: asked }, available, onClose }: ConvertDialogProps) {
  const { t, i18n } = useTranslation('point-mall');
  const money = useMoney();
  const convert = useSetAtom(convertAtom);
  const most = available - (available % ratio.points);
  const number = (count: number) => formatNumber(count, i18n.language);
  const bounds = { points: number(ratio.points), most: number(most) };
  const worth = (points: number) => money((BigInt(points / ratio.points) * BigInt(ratio.amount)).toString());
  const whole = (text: string) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const fits = (points: number) => points > 0 && points <= most && points % ratio.points === 0;
  const form = useForm({
    initial: { points: '', password: '' },
    fieldOf: {
      PASSWORD_WRONG: 'password',
      PAYMENT_PASSWORD_WRONG: 'password',
      POINTS_INSUFFICIENT: 'points',
      POINTS_EXPIRED: 'points',
    },
    async onSend({ points: text, password }) {
      const outcome = await convert({ points: whole(text), password });
      form.resetField('password');
      if ('failure' in outcome) return outcome.failure;
      const { points, amount } = outcome.done;
      host().toast(
        'success',
        t('convert.done', { points: t('points', { count: points, number: number(points) }), amount: money(amount) }),
      );
      onClose();
    },
  });
  useBusy(form.sending || form.edited ? t('convert.busy') : null);
  const points = whole(form.value('points'));
  return (
    <Modal open onClose={onClose} closable={!form.sending} title={t('convert.title')} closeLabel={t('close')}>
      <form {...form.props} css={styles.form}>
        <TextField
          label={t('convert.points')}
          required
          inputMode="numeric"
          dir="ltr"
          hint={t('convert.hint', bounds)}
          {...form.field('points', (text) => (fits(whole(text)) ? null : t('convert.invalid', bounds)))}
        />
        <PasswordField
          label={t(asked === 'payment' ? 'convert.paymentPassword' : 'password')}
          required
          autoComplete="current-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
          {...form.field('password', (password) => (password ? null : t('passwordMissing')))}
        />
        <p role="status" css={styles.worth}>
          {fits(points) && t('convert.gives', { amount: worth(points) })}
        </p>
        <FormFault sentence={form.refusal} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('convert.open')}
        </Button>
      </form>
    </Modal>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  worth: css({
    margin: 0,
    minBlockSize: '1.5em',
    fontWeight: tokens.weight.strong,
    ...tokens.type.body,
    ...tokens.numerals,
  }),
};
