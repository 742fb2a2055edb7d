import { host } from '@atrium/host';
import { Picture } from '@atrium/ui/picture';
import { Select } from '@atrium/ui/select';
import { TextField, type TextFieldProps } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesAtom, countryFlag } from './countries.state.ts';
import { mobileDigits } from './mobile-rule.ts';

/** A mobile number with its country's dialing code. */
export function MobileField({
  dialingCode,
  chosenCode,
  ...input
}: Omit<TextFieldProps, 'label'> & { dialingCode: ComponentProps<'select'>; chosenCode: string | undefined }) {
  const { t } = useTranslation('shell');
  const countries = useAtomValue(countriesAtom).map(({ countryCode, countryDialingCode }) => ({
    countryCode,
    code: `+${countryDialingCode.replace(/^\+/, '')}`,
  }));
  const codes = [...new Set(['+63', ...countries.map(({ code }) => code)])];
  const country = countries.find(({ code }) => code === chosenCode)?.countryCode;
  const { imageCDNs } = host().permission();
  const digits = mobileDigits();
  return (
    <span css={styles.row}>
      <Select
        label={t('sms.dialingCode')}
        // Flags are files of the image base: if none is configured, only the code is shown.
        note={
          imageCDNs.length > 0 && country ? (
            <Picture
              key={country}
              src={imageCDNs.map((base) => countryFlag(base, country))}
              alt=""
              eager
              css={styles.flag}
            />
          ) : undefined
        }
        options={codes.map((code) => ({ value: code, label: code }))}
        {...dialingCode}
      />
      <TextField
        label={t('sms.mobile')}
        type="tel"
        autoComplete="tel-national"
        hint={digits && t('sms.digits', { digits })}
        {...input}
      />
    </span>
  );
}

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: '104px 1fr', gap: tokens.space[2], alignItems: 'start' }),
  flag: css({ inlineSize: 18, blockSize: 12, borderRadius: 2 }),
};
