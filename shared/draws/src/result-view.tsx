import { groupsOf, isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PrizeTable } from './prize-table.tsx';

interface ResultViewProps {
  family: string;
  /** The wire form: groups parted by '|', numbers by ','. */
  result: string;
  /** In rows of a list; prize tables show their first prize alone. */
  small?: boolean;
}

/** A result in the look of its family: balls, dice, or a table of prizes. */
export function ResultView({ family, result, small = false }: ResultViewProps) {
  const { t } = useTranslation('draws');
  const groups = isFamily(family) ? parseResult(family, result) : null;
  if (!groups || !isFamily(family)) return <span css={styles.plain}>{result}</span>;
  const definition = groupsOf(family);
  if (isPrizeTable(family)) {
    return small ? (
      <span css={styles.first}>{groups[0]![0]}</span>
    ) : (
      <PrizeTable groups={definition.map(({ name }, at) => ({ name, numbers: groups[at]! }))} />
    );
  }
  return (
    <span
      css={styles.row}
      role="img"
      aria-label={groups
        .map((numbers, at) =>
          at === 0 ? numbers.join(' ') : t(`prizes.${definition[at]!.name}`, { numbers: numbers.join(' ') }),
        )
        .join(', ')}
    >
      {groups.map((numbers, at) => (
        <span key={definition[at]!.name} css={[styles.group, at > 0 && styles.apart]}>
          {numbers.map((number, place) => (
            <span key={place} css={[shapes[definition[at]!.kind], small && styles.small, at > 0 && styles.extra]}>
              {number}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** Whether the results of a family are lists of prizes. */
export const isPrizeTable = (family: string): boolean =>
  isFamily(family) && groupsOf(family).some((group) => group.kind === 'digits' && group.width > 1);

const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  fontWeight: tokens.weight.bold,
  ...tokens.type.title,
  ...tokens.numerals,
} as const;

const shapes = {
  digits: css({
    ...mark,
    borderRadius: tokens.radius.round,
    background: tokens.color.text,
    color: tokens.color.ground,
  }),
  picks: css({ ...mark, borderRadius: tokens.radius.round, background: tokens.color.text, color: tokens.color.ground }),
  dice: css({ ...mark, borderRadius: tokens.radius.medium, background: tokens.color.text, color: tokens.color.ground }),
};

const styles = {
  row: css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] }),
  group: css({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }),
  apart: css({ paddingInlineStart: tokens.space[2], borderInlineStart: `1px solid ${tokens.color.lineStrong}` }),
  small: css({ inlineSize: 28, blockSize: 28, ...tokens.type.small }),
  extra: css({ background: tokens.color.accent, color: tokens.color.onAccent }),
  first: css({ fontWeight: tokens.weight.bold, letterSpacing: '.06em', ...tokens.type.title, ...tokens.numerals }),
  plain: css({ ...tokens.numerals }),
};
