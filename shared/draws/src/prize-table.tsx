import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** Prizes from the highest down, each with its numbers. */
export function PrizeTable({ groups }: { groups: readonly { name: string; numbers: readonly string[] }[] }) {
  const { t } = useTranslation('draws');
  return (
    <table css={styles.table}>
      <tbody>
        {groups.map(({ name, numbers }, at) => (
          <tr key={name}>
            <th scope="row" css={styles.head}>
              {t(`tiers.${name}`)}
            </th>
            <td css={[styles.numbers, at === 0 && styles.special]}>
              {numbers.map((number, place) => (
                <span key={place} css={styles.number}>
                  {number}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
  }),
  numbers: css({
    padding: `${tokens.space[2]} ${tokens.space[3]}`,
    textAlign: 'center',
    fontWeight: tokens.weight.medium,
  }),
  special: css({ fontWeight: tokens.weight.bold, ...tokens.type.page }),
  number: css({ display: 'inline-block', marginInline: tokens.space[3] }),
};
