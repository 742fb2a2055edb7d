import { CONFIGURATION } from '@atrium/contracts/configuration';
import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { Note } from '@atrium/ui/note';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { codesOfAddress } from './address-codes.ts';
import { addressAffiliateAtom, registerAtom } from './register.state.ts';
import { RegistrationInput } from './registration-input.tsx';
import { type RegistrationMode, shownFields } from './registration-fields.ts';
import type { RegistrationValues } from './registration-payload.ts';

export type RegistrationFormValues = RegistrationValues & { terms: boolean };

/** The promotion for new members is one of the brands that play in this currency. */
const PROMOTION_CURRENCY = CONFIGURATION.registrationPromotion.split(' ')[1];

/** Read beside the form, which would be gone with all that was typed; where the guard stands, only the help without a frame is open to visitors. */
const termsAddress = (): string => `${host().brand.loginedToHomePage ? '/helpmc' : '/help'}?topic=terms`;

/** The fields that the server's rules ask for, the terms, reset and register. */
export function RegistrationForm({ mode }: { mode: RegistrationMode }) {
  const { t } = useTranslation('shell');
  const affiliateKnown = useAtomValue(addressAffiliateAtom) === true;
  const submitRegistration = useSetAtom(registerAtom);
  const [failure, setFailure] = useState<string | null>(null);
  const [captchaId, setCaptchaId] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useForm<RegistrationFormValues>({
    defaultValues: { dialingCode: '+63', referralCode: codesOfAddress().referralCode ?? '', terms: false },
    mode: 'onTouched',
  });
  useErrorsInLanguage(form);
  const { errors, isSubmitting } = form.formState;
  const fields = shownFields(host().permission(), { mode, affiliateKnown });
  const submit = form.handleSubmit(async ({ terms: _agreed, ...values }) => {
    setFailure(null);
    const refused = await submitRegistration({ values, mode, ...(captchaId && { captchaId }) });
    if (!refused) return;
    if (refused.sent) {
      // What was read in the last picture does not fit the next one.
      form.resetField('captcha', { defaultValue: '' });
      setRefusals((before) => before + 1);
    }
    const shown = fields.find(({ name }) => name === refused.field);
    if (shown)
      form.setError(shown.name, {
        message:
          refused.code === 'FIELD_INVALID'
            ? t(`register.wrongFormat.${shown.name}`, { defaultValue: refused.sentence })
            : refused.sentence,
      });
    else setFailure(refused.sentence);
  });
  const wrong = Object.keys(errors).length;
  return (
    <FormProvider {...form}>
      <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {host().brand.currency === PROMOTION_CURRENCY && (
          <Note tone="own">{t('register.promotion', { amount: CONFIGURATION.registrationPromotion })}</Note>
        )}
        <div css={styles.fields}>
          {fields.map((field) => (
            <RegistrationInput key={field.name} field={field} refusals={refusals} onCaptcha={setCaptchaId} />
          ))}
        </div>
        <Checkbox
          label={
            <Trans
              t={t}
              i18nKey="register.terms"
              values={{ age: host().permission().register.minimumAge }}
              components={{ terms: <Link to={termsAddress()} target="_blank" rel="noopener" css={styles.link} /> }}
            />
          }
          error={errors.terms?.message}
          {...form.register('terms', { validate: (agreed) => agreed || t('register.termsRequired') })}
        />
        <div role="alert">{failure && <Note tone="bad">{failure}</Note>}</div>
        <div css={styles.end}>
          <span role="status" css={styles.wrong}>
            {wrong > 0 && t('register.wrong', { count: wrong })}
          </span>
          <Button
            variant="quiet"
            onClick={() => {
              form.reset(
                Object.fromEntries([
                  ...fields.map(({ name }) => [name, '']),
                  ['dialingCode', '+63'],
                  ['terms', false],
                ]) as RegistrationFormValues,
              );
              setFailure(null);
            }}
          >
            {t('register.reset')}
          </Button>
          <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
            {t('register.title')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

const styles = {
  form: css({ display: 'grid', gap: tokens.space[4] }),
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `14px ${tokens.space[5]}`,
    alignItems: 'start',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  link: css({ fontWeight: tokens.weight.strong, textDecoration: 'underline', textUnderlineOffset: 3 }),
  end: css({
    display: 'grid',
    gridTemplateColumns: '1fr auto minmax(160px, auto)',
    alignItems: 'center',
    gap: tokens.space[3],
  }),
  wrong: css({ color: tokens.color.error, ...tokens.type.small }),
};
