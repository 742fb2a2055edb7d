import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Nested } from './field-props.ts';
import { FieldSet } from './field-set.tsx';
import { emptyOf, type JsonSchema } from './json-schema.ts';
import { ownName } from './readable.ts';

/** Entries with the same parts: each can be changed and removed, and new ones are added at the end. */
export function ListField({
  label,
  value,
  onChange,
  schema,
  Field,
}: Nested<readonly unknown[]> & { schema: JsonSchema }) {
  const { t } = useTranslation();
  const items = schema.items!;
  const nameOf = (entry: unknown, at: number) => ownName(entry) || t('settings.entry', { name: label, number: at + 1 });
  return (
    <FieldSet legend={label}>
      {value.map((entry, at) => (
        <div key={at} css={styles.entry}>
          <Field
            label={nameOf(entry, at)}
            schema={items}
            value={entry}
            onChange={(changed) => onChange(value.with(at, changed))}
          />
          <Button
            size="small"
            variant="quiet"
            aria-label={t('settings.removeNamed', { name: nameOf(entry, at) })}
            onClick={() => onChange(value.toSpliced(at, 1))}
          >
            {t('settings.remove')}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        icon="plus"
        css={styles.add}
        aria-label={t('settings.addTo', { name: label })}
        onClick={() => onChange([...value, emptyOf(items)])}
      >
        {t('settings.add')}
      </Button>
    </FieldSet>
  );
}

const styles = {
  entry: css({
    display: 'grid',
    gap: tokens.space[2],
    padding: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    '& > button': { justifySelf: 'end' },
  }),
  add: css({ justifySelf: 'start' }),
};
