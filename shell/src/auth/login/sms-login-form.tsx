import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { rememberedLogin } from '../remembered-login.ts';
import { loginSentence, signInAtom, signInBusyAtom } from '../sign-in.state.ts';
import { MobileCodeFields } from '../sms/mobile-code-fields.tsx';

interface Fields {
  dialingCode: string;
  mobile: string;
  code: string;
  remember: boolean;
}

/** Mobile number and the code sent to it, without human verification (4-13). */
export function SmsLoginForm() {
  const { t } = useTranslation('shell');
  const remembered = rememberedLogin();
  const busy = useAtomValue(signInBusyAtom);
  const signIn = useSetAtom(signInAtom);
  const form = useForm<Fields>({
    initial: {
      dialingCode: remembered.mobile?.dialingCode || '+63',
      mobile: remembered.mobile?.number ?? '',
      code: '',
      remember: remembered.remember,
    },
    onSend: async ({ mobile, code, dialingCode, remember }) =>
      await signIn({ username: mobile, password: code, type: 'sms', countryDialingCode: dialingCode, remember }),
    fieldOf: { MOBILE_INVALID: 'mobile', VERIFICATION_CODE_INVALID: 'code', VERIFICATION_CODE_EXPIRED: 'code' },
    sentenceOf: loginSentence,
  });
  return (
    <form {...form.props} css={styles.form}>
      <MobileCodeFields form={form} purpose="login" />
      <Checkbox label={t('login.rememberNumber')} {...form.field('remember')} />
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('login.title')}
      </Button>
    </form>
  );
}

const styles = { form: css({ display: 'grid', gap: tokens.space[4] }) };
