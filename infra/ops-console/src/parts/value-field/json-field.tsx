import { TextArea } from '@atrium/ui/text-area';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Single } from './field-props.ts';
import { BROKEN } from './json-schema.ts';
import { useTyped } from './typed.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}

/** Any value, where the schema does not say what it is made of. */
export function JsonField(field: Single) {
  const { t } = useTranslation();
  const [typed, type] = useTyped(field, (known) => JSON.stringify(known, null, 2) ?? '');
  const error = field.value === BROKEN ? t('settings.noJson') : undefined;
  return (
    <TextArea
      label={field.label}
      hint={t('settings.asJson')}
      error={error}
      dir="ltr"
      rows={10}
      spellCheck={false}
      css={styles.code}
      value={typed}
      onChange={({ target }) => type(target.value, parsed(target.value))}
    />
  );
}

const styles = { code: css({ '& textarea': { fontFamily: tokens.font.mono } }) };
