import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface FieldSetProps {
  /** Empty where what surrounds the fields names them already. */
  legend: string;
  /** Narrow fields are beside each other; else below each other. */
  beside?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldSet({ legend, beside = false, children }: FieldSetProps) {
  const fields = <div css={beside ? styles.beside : styles.below}>{children}</div>;
  if (legend === '') return fields;
  return (
    <fieldset css={styles.set}>
      <legend css={styles.legend}>{legend}</legend>
      {fields}
    </fieldset>
  );
}

const styles = {
  // By default a fieldset is as wide as its content.
  set: css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }),
  legend: css({ padding: 0, marginBlockEnd: tokens.space[2], fontWeight: tokens.weight.strong }),
  below: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  beside: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'start',
    gap: tokens.space[3],
  }),
};
