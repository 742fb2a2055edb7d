import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { Note } from '@atrium/ui/note';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorsInLanguage } from '../../overlays/use-errors-in-language.ts';
import { rememberedLogin } from '../remembered-login.ts';
import { type SignInFailure, signInAtom, signInBusyAtom } from '../sign-in.state.ts';
import { MobileField } from '../sms/mobile-field.tsx';
import { mobileProblem } from '../sms/mobile-rule.ts';
import { SmsButton } from '../sms/sms-button.tsx';

interface Fields {
  dialingCode: string;
  mobile: string;
  code: string;
  remember: boolean;
}
/** Source: specification 5, 9. */
export const LONGEST_CODE = 255;

/** Mobile number and the code sent to it. No human verification runs here (4-13). */
export function SmsLoginForm() {
  const { t } = useTranslation('shell');
  const remembered = rememberedLogin();
  const { register, handleSubmit, formState, trigger, getValues } = useForm<Fields>({
    defaultValues: {
      dialingCode: remembered.mobile?.dialingCode || '+63',
      mobile: remembered.mobile?.number ?? '',
      code: '',
      remember: remembered.remember,
    },
  });
  useErrorsInLanguage({ formState, trigger });
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInAtom);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { errors } = formState;

  const submit = handleSubmit(async ({ mobile, code, dialingCode, remember }) => {
    setFailure(
      await signIn({ username: mobile, password: code, type: 'sms', countryDialingCode: dialingCode, remember }),
    );
  });
  return (
    <form css={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <MobileField
        dialingCode={register('dialingCode')}
        required
        error={errors.mobile?.message}
        {...register('mobile', { validate: (value) => mobileProblem(value, t) ?? true })}
      />
      <TextField
        label={t('sms.code')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        error={errors.code?.message}
        after={
          <SmsButton
            purpose="login"
            number={async () =>
              (await trigger('mobile'))
                ? { mobile: getValues('mobile').trim(), dialingCode: getValues('dialingCode') }
                : null
            }
          />
        }
        {...register('code', { validate: (value) => value.trim() !== '' || t('sms.codeRequired') })}
      />
      <Checkbox label={t('login.rememberNumber')} {...register('remember')} />
      <div role="alert">{failure && <Note tone="bad">{failure.sentence}</Note>}</div>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('login.title')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
