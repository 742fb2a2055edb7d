import { css } from '@emotion/react';
import { tokens } from '@atrium/ui/theme';
import { useTranslation } from 'react-i18next';

type Tone = 'first' | 'second' | 'third' | 'plain';
/** The sides of a table: the left one is blue on every road, the right one red, a tie green. */
const SIDES: Readonly<Record<string, Tone>> = {
  player: 'first',
  tiger: 'first',
  phoenix: 'first',
  banker: 'second',
  dragon: 'second',
  tie: 'third',
};
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** The number that fits below a cover. */
const SHOWN = 9;

/** The latest results of a table, the newest last: coloured sides, or the winning numbers. */
export function Road({ results, kind }: { results: readonly string[]; kind: string }) {
  const { t } = useTranslation('live');
  const shown = results.slice(-SHOWN);
  const named = shown.map((result) => (Object.hasOwn(SIDES, result) ? t(`result.${result}`) : result));
  return (
    <span css={styles.road} role="img" aria-label={t('road', { results: named.join(', ') })}>
      {shown
        .map((result, at) => ({ result, name: named[at] ?? '' }))
        .toReversed()
        .map(({ result, name }, at) => (
          <span key={at} css={[styles.mark, styles[toneOf(result, kind)]]}>
            {Object.hasOwn(SIDES, result) ? [...name][0] : result}
          </span>
        ))}
    </span>
  );
}

/** The colours of a table's own road, by its game. */
function toneOf(result: string, kind: string): Tone {
  switch (kind) {
    case 'ROU':
      return result === '0' ? 'third' : RED.has(Number(result)) ? 'second' : 'plain';
    case 'SIC':
      return Number(result) > 10 ? 'second' : 'first';
    case 'SD':
    case 'FT':
      return Number(result) % 2 === 1 ? 'second' : 'first';
    case 'YSX':
      return /^(\d)\1\1$/.test(result) ? 'third' : 'first';
    default:
      return SIDES[result] ?? 'first';
  }
}

const styles = {
  // From the right, newest first: overflowing results wrap, as a whole, to a hidden line.
  road: css({
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    justifyContent: 'flex-end',
    gap: 3,
    blockSize: 18,
    marginBlockStart: tokens.space[1],
    direction: 'ltr',
    overflow: 'clip',
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    minInlineSize: 18,
    blockSize: 18,
    paddingInline: 3,
    borderRadius: 9,
    color: '#fff',
    fontSize: 10,
    fontWeight: tokens.weight.strong,
    lineHeight: 1,
    ...tokens.numerals,
  }),
  first: css({ background: '#1f5fbf' }),
  second: css({ background: '#b3261e' }),
  third: css({ background: '#1f7a3d' }),
  plain: css({ background: '#3a3a42' }),
};
