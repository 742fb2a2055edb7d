import { Select } from '@atrium/ui/select';
import { TextField, type TextFieldProps } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesAtom } from './countries.state.ts';

/** A mobile number with its country's dialing code. */
export function MobileField({ dialingCode, ...input }: Omit<TextFieldProps, 'label'> & { dialingCode: ComponentProps<'select'> }) {
  const { t } = useTranslation('shell');
  const codes = [...new Set(['+63', ...useAtomValue(countriesAtom).map(({ countryDialingCode }) => countryDialingCode)])];
  return (
    <span css={styles.row}>
      <Select label={t('sms.dialingCode')} options={codes.map((code) => ({ value: code, label: code }))} {...dialingCode} />
      <TextField label={t('sms.mobile')} type="tel" autoComplete="tel-national" {...input} />
    </span>
  );
}

const styles = { row: css({ display: 'grid', gridTemplateColumns: '104px 1fr', gap: tokens.space[2], alignItems: 'start' }) };
