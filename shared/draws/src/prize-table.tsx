import { media, tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Appearing } from './drawing/appearing.tsx';
import { type Hits, NO_HITS, placeOf } from './drawing/hits.ts';
import { revealDelayMs } from './drawing/reveal.ts';

interface PrizeTableProps {
  groups: readonly { name: string; numbers: readonly string[] }[];
  /** Groups that are shown elsewhere. */
  without?: readonly string[];
  hits?: Hits;
  /** The family of a result that appears number by number, the first prize last; null shows all at once. */
  family?: string | null;
}

/** Prizes from the highest down, each with its numbers. */
export function PrizeTable({ groups, without = [], hits = NO_HITS, family = null }: PrizeTableProps) {
  const { t } = useTranslation('draws');
  return (
    <table css={styles.table}>
      <tbody>
        {groups.map(({ name, numbers }, at) => {
          if (without.includes(name)) return null;
          const before = groups.slice(at + 1).reduce((sum, group) => sum + group.numbers.length, 0);
          return (
            <tr key={name}>
              <th scope="row" css={styles.head}>
                {t(`tiers.${name}`)}
              </th>
              <td dir="ltr" css={[styles.numbers, at === 0 && styles.special]}>
                {numbers.map((number, index) => (
                  <span key={index} css={styles.number}>
                    <Appearing motion="fade" delayMs={family === null ? null : revealDelayMs(family, before + index)}>
                      <MarkedDigits number={number} isHit={(digit) => hits.has(placeOf(at, index, digit))} />
                    </Appearing>
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A number whose own digits are marked, in one piece where they are neighbours. */
export function MarkedDigits({ number, isHit }: { number: string; isHit: (digit: number) => boolean }) {
  const { t } = useTranslation('draws');
  const digits = [...number];
  const from = digits.findIndex((_, digit) => isHit(digit));
  if (from < 0) return number;
  const to = digits.findLastIndex((_, digit) => isHit(digit)) + 1;
  return (
    <span>
      {number.slice(0, from)}
      <mark css={styles.hit}>{number.slice(from, to)}</mark>
      {number.slice(to)}
      <VisuallyHidden> {t('live.yours', { numbers: number.slice(from, to) })}</VisuallyHidden>
    </span>
  );
}

const styles = {
  table: css({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    border: `1px solid ${tokens.color.line}`,
    ...tokens.type.body,
    ...tokens.numerals,
    '& tr + tr > *': { borderBlockStart: `1px solid ${tokens.color.line}` },
  }),
  head: css({
    inlineSize: 104,
    padding: tokens.space[2],
    background: tokens.color.sunk,
    color: tokens.color.text2,
    fontWeight: tokens.weight.medium,
    ...tokens.type.small,
    [media.phone]: { inlineSize: 72, overflowWrap: 'anywhere', ...tokens.type.legal },
  }),
  numbers: css({
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    textAlign: 'center',
    fontWeight: tokens.weight.medium,
    [media.phone]: { paddingInline: tokens.space[1] },
  }),
  special: css({ fontWeight: tokens.weight.bold, ...tokens.type.page }),
  number: css({
    display: 'inline-block',
    marginInline: tokens.space[3],
    [media.phone]: { marginInline: 6 },
  }),
  hit: css({
    background: tokens.color.winSoft,
    color: tokens.color.win,
    fontWeight: tokens.weight.bold,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 4,
  }),
};
