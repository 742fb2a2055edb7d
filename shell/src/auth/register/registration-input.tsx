import { ageOf } from '@atrium/contracts/age-of';
import { CONFIGURATION } from '@atrium/contracts/configuration';
import { checkRule } from '@atrium/contracts/registration-rules';
import { CodeField } from '@atrium/forms/code-field';
import type { Form } from '@atrium/forms/form';
import { host } from '@atrium/host';
import { PasswordField } from '@atrium/ui/password-field';
import { TextField } from '@atrium/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '../login/captcha.state.ts';
import { CaptchaField } from '../login/captcha-field.tsx';
import { brokenRule } from '../password-rule.ts';
import { ruleSentence } from '../rule-sentence.ts';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsButton } from '../sms/sms-button.tsx';
import type { ShownField } from './registration-fields.ts';
import type { RegistrationFormValues } from './registration-form.tsx';

export interface RegistrationInputProps {
  form: Form<RegistrationFormValues>;
  field: ShownField;
  /** How often the server has refused; each time the captcha may be used. */
  refusals: number;
  onCaptcha: (captcha: Captcha | null) => void;
}

/** One field of the form, validated by the server's rule, with its message. */
export function RegistrationInput({
  form,
  field: { name, required, rule },
  refusals,
  onCaptcha,
}: RegistrationInputProps) {
  const { t } = useTranslation('shell');
  const { minimumAge } = host().permission().register;
  const judge = (value: string | undefined, values: RegistrationFormValues): string | null => {
    const text = /password/i.test(name) ? (value ?? '') : (value ?? '').trim();
    if (name === 'confirmPassword') {
      if (text === '') return t('form.required');
      return text === values.password ? null : t('errors:INCONSISTENT_TWICE');
    }
    if (!rule) return required && text === '' ? t('form.required') : null;
    if (name === 'password') return brokenRule(rule, text, t);
    const result = checkRule(rule, text);
    if (!result.valid) return result.reason === 'rule' ? null : ruleSentence(rule, t);
    if (name !== 'birthday' || text === '') return null;
    const age = ageOf(text, new Date(Date.now() + host().clockSkew()));
    return age >= minimumAge ? null : t('register.tooYoung', { age: minimumAge });
  };
  const shared = {
    required,
    note: required ? undefined : t('form.optional'),
    ...form.field(name, judge),
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
      return <MobileField dialingCode={form.field('dialingCode')} chosenCode={form.value('dialingCode')} {...shared} />;
    case 'verificationCode':
      return (
        <CodeField
          label={label}
          maxLength={255}
          after={
            <SmsButton
              purpose="register"
              number={async () =>
                (await form.check('mobileNum'))
                  ? { mobile: (form.read('mobileNum') ?? '').trim(), dialingCode: form.read('dialingCode') ?? '' }
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
