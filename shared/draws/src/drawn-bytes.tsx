import type { DrawnNumber } from '@atrium/lottery-rules/proof/numbers';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface DrawnBytesProps {
  drawn: readonly DrawnNumber[];
  /** Whether numbers are taken out of a drum: then the remainder counts to one of those that are left. */
  isDrum: boolean;
}

/** Which figures of the stream gave which number, in the order of the draw, with those that were thrown away (10-29). */
export function DrawnBytes({ drawn, isDrum }: DrawnBytesProps) {
  const { t } = useTranslation('draws');
  const below = drawn[0]?.read[0]?.below ?? 0;
  return (
    <>
      <p css={styles.text}>{t(isDrum ? 'proof.bytes.drum' : 'proof.bytes.digits', { below })}</p>
      <ol aria-label={t('proof.bytes.name')} dir="ltr" css={styles.cells}>
        {drawn.flatMap(({ number, read }, at) =>
          read.map(({ value, isKept }, index) => (
            <li key={`${at} ${index}`} css={[styles.cell, !isKept && styles.skipped]}>
              <span css={styles.value}>{value}</span>{' '}
              <b css={!isKept && styles.word}>{isKept ? number : t('proof.bytes.skipped')}</b>
            </li>
          )),
        )}
      </ol>
    </>
  );
}

const styles = {
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  cells: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    margin: `${tokens.space[2]} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
  cell: css({
    display: 'grid',
    justifyItems: 'center',
    minInlineSize: 48,
    padding: `${tokens.space[1]} ${tokens.space[2]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.well,
    ...tokens.type.body,
    ...tokens.numerals,
  }),
  skipped: css({ borderStyle: 'dashed', background: 'none' }),
  value: css({ color: tokens.color.text2, ...tokens.type.legal }),
  word: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.small }),
};
