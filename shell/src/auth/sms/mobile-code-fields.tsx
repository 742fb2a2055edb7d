import { CodeField } from '@atrium/forms/code-field';
import type { FieldProps } from '@atrium/forms/form';
import { useTranslation } from 'react-i18next';
import { MobileField } from './mobile-field.tsx';
import { mobileProblem } from './mobile-rule.ts';
import { SmsButton } from './sms-button.tsx';
import type { SmsPurpose } from './sms-code.state.ts';

/** Source: specification 5, 9. */
const CODE_LENGTH_LIMIT = 255;

interface MobileCodeFieldsProps {
  /** A form with these fields among its own. */
  form: {
    field: (name: 'dialingCode' | 'mobile' | 'code', check?: (value: string) => string | null) => FieldProps;
    check: (name: 'mobile') => Promise<boolean>;
    value: (name: 'dialingCode') => string;
    read: (name: 'dialingCode' | 'mobile') => string;
  };
  purpose: SmsPurpose;
}

/** A mobile number and the code that is sent to it. */
export function MobileCodeFields({ form, purpose }: MobileCodeFieldsProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <MobileField
        dialingCode={form.field('dialingCode')}
        chosenCode={form.value('dialingCode')}
        required
        {...form.field('mobile', (number) => mobileProblem(number, t))}
      />
      <CodeField
        label={t('sms.code')}
        required
        maxLength={CODE_LENGTH_LIMIT}
        after={
          <SmsButton
            purpose={purpose}
            number={async () =>
              (await form.check('mobile'))
                ? { mobile: form.read('mobile').trim(), dialingCode: form.read('dialingCode') }
                : null
            }
          />
        }
        {...form.field('code', (code) => (code.trim() ? null : t('sms.codeRequired')))}
      />
    </>
  );
}
