import { CONFIGURATION } from '@atrium/contracts/configuration';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { Note } from '@atrium/ui/note';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Captcha, captchaFields } from '../login/captcha.state.ts';
import { codesOfAddress } from './address-codes.ts';
import { addressAffiliateAtom, type RegistrationFailure, registerAtom } from './register.state.ts';
import { RegistrationInput } from './registration-input.tsx';
import { TermsSentence } from '../terms-sentence.tsx';
import { type RegistrationMode, shownFields } from './registration-fields.ts';
import type { RegistrationValues } from './registration-payload.ts';

export type RegistrationFormValues = RegistrationValues & { terms: boolean };

/** The promotion for new members applies to brands that play in this currency. */
const PROMOTION_CURRENCY = CONFIGURATION.registrationPromotion.split(' ')[1];

/** The fields of the server's rules, the terms, reset and register. */
export function RegistrationForm({ mode }: { mode: RegistrationMode }) {
  const { t } = useTranslation('shell');
  const affiliateKnown = useAtomValue(addressAffiliateAtom) === true;
  const submitRegistration = useSetAtom(registerAtom);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [{ referralCode = '' }] = useState(codesOfAddress);
  const fields = shownFields(host().permission(), { mode, affiliateKnown, referred: referralCode !== '' });
  const form = useForm<RegistrationFormValues, RegistrationFailure>({
    initial: { dialingCode: '+63', referralCode, terms: false },
    async onSend({ terms: _agreed, ...values }) {
      const failure = await submitRegistration({ values, mode, ...(await captchaFields(captcha)) });
      if (failure?.sent) {
        // The text of the last image does not fit the next one.
        form.resetField('captcha', '');
        setRefusals((before) => before + 1);
      }
      return failure;
    },
    sentenceOf: ({ code, params: { field } = {}, sentence }) =>
      code === 'FIELD_INVALID' && fields.some(({ name }) => name === field)
        ? t(`register.wrongFormat.${field}`, { defaultValue: sentence })
        : sentence,
  });
  return (
    <form {...form.props} css={styles.form}>
      {host().brand.currency === PROMOTION_CURRENCY && (
        <Note tone="own">{t('register.promotion', { amount: CONFIGURATION.registrationPromotion })}</Note>
      )}
      <p css={styles.required}>{t('register.required', { optional: t('form.optional') })}</p>
      <div css={styles.fields}>
        {fields.map((field) => (
          <RegistrationInput key={field.name} form={form} field={field} refusals={refusals} onCaptcha={setCaptcha} />
        ))}
      </div>
      <Checkbox
        label={<TermsSentence text="register.terms" />}
        {...form.field('terms', (agreed) => (agreed ? null : t('register.termsRequired')))}
      />
      <FormFault sentence={form.refusal} />
      <div css={styles.end}>
        <span role="status" css={styles.wrong}>
          {form.faults > 0 && t('register.wrong', { count: form.faults })}
        </span>
        <Button
          variant="quiet"
          onClick={() =>
            form.reset(
              Object.fromEntries([
                ...fields.map(({ name }) => [name, '']),
                ['dialingCode', '+63'],
                ['terms', false],
              ]) as RegistrationFormValues,
            )
          }
        >
          {t('register.reset')}
        </Button>
        <Button type="submit" variant="primary" size="large" busy={form.sending}>
          {t('register.title')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  required: css({ color: tokens.color.text2, ...tokens.type.small }),
  form: css({ display: 'grid', gap: tokens.space[4] }),
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `14px ${tokens.space[5]}`,
    alignItems: 'start',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  end: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto minmax(160px, auto)',
    alignItems: 'center',
    gap: tokens.space[3],
  }),
  wrong: css({ color: tokens.color.error, ...tokens.type.small }),
};
