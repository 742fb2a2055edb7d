import { ageOf } from '@atrium/contracts/age-of';
import { CONFIGURATION } from '@atrium/contracts/configuration';
import { checkRule } from '@atrium/contracts/registration-rules';
import { host } from '@atrium/host';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CaptchaField } from '../login/captcha-field.tsx';
import { ruleSentence } from '../rule-sentence.ts';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsButton } from '../sms/sms-button.tsx';
import type { ShownField } from './registration-fields.ts';
import type { RegistrationFormValues } from './registration-form.tsx';

export interface RegistrationInputProps {
  field: ShownField;
  /** How often the server has refused: each time the captcha may be used up. */
  refusals: number;
  onCaptcha: (id: string | undefined) => void;
}

/** One field of the form, judged by the server's rule; its message stands by it. */
export function RegistrationInput({ field: { name, required, rule }, refusals, onCaptcha }: RegistrationInputProps) {
  const { t } = useTranslation('shell');
  const { register, formState, getValues, trigger } = useFormContext<RegistrationFormValues>();
  const { minimumAge } = host().permission().register;
  const judge = (value: string | undefined): string | true => {
    const text = /password/i.test(name) ? (value ?? '') : (value ?? '').trim();
    if (name === 'confirmPassword')
      return text === ''
        ? t('changePassword.required')
        : text === getValues('password') || t('errors:INCONSISTENT_TWICE');
    if (!rule) return !required || text !== '' || t('form.required');
    const result = checkRule(rule, text);
    if (!result.valid) return result.reason === 'rule' || ruleSentence(rule, t);
    return (
      name !== 'birthday' ||
      text === '' ||
      ageOf(text, new Date(Date.now() + host().clockSkew())) >= minimumAge ||
      t('register.tooYoung', { age: minimumAge })
    );
  };
  const shared = {
    required,
    note: required ? undefined : t('form.optional'),
    error: formState.errors[name]?.message,
    ...register(name, { validate: judge }),
  };
  const label = t(`register.field.${name}`);
  const bonus = name === 'zalo' ? t('register.zaloBonus', { amount: CONFIGURATION.zaloBonus }) : undefined;
  const hint = bonus ?? (rule && rule.acceptedPattern !== '*' ? ruleSentence(rule, t) : undefined);
  switch (name) {
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return (
        <PasswordField
          label={label}
          hint={hint}
          autoComplete="new-password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          {...shared}
        />
      );
    case 'mobileNum':
      return <MobileField dialingCode={register('dialingCode')} {...shared} />;
    case 'verificationCode':
      return (
        <TextField
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={255}
          after={
            <SmsButton
              purpose="register"
              number={async () =>
                (await trigger('mobileNum'))
                  ? { mobile: (getValues('mobileNum') ?? '').trim(), dialingCode: getValues('dialingCode') ?? '' }
                  : null
              }
            />
          }
          {...shared}
        />
      );
    case 'captcha':
      return <CaptchaField round={refusals} onNew={onCaptcha} {...shared} />;
    default:
      return (
        <TextField
          label={label}
          hint={hint}
          autoComplete={name === 'username' ? 'username' : name === 'email' ? 'email' : 'off'}
          autoCapitalize="off"
          {...shared}
        />
      );
  }
}
