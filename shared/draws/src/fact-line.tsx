import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from './use-facts.ts';

/** A result in words: sum, big or small, odd or even, and dragon or tiger where the first number races the last. */
export function FactLine({ family, result }: { family: string; result: string }) {
  const { t } = useTranslation('draws');
  const facts = useFacts()(family, result);
  if (!facts) return null;
  const words = [facts.size?.word, facts.parity.word, facts.race].filter((word) => word != null);
  return (
    <span css={styles.line}>
      <span css={styles.dim}>{t('trends.sum')}</span> <b>{facts.sum}</b>
      {words.map((word) => (
        <Fragment key={word}>
          {' '}
          <span aria-hidden css={styles.dim}>
            ·
          </span>{' '}
          <span>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

const styles = {
  line: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: `0 6px`,
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  dim: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular }),
};
