import { type Family, type Group, groupsOf, isFamily } from '@atrium/lottery-rules/families';
import { parseResult } from '@atrium/lottery-rules/result-text';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { DieFace } from './die-face.tsx';
import { Appearing, type Motion } from './drawing/appearing.tsx';
import { type Hits, NO_HITS, placeOf } from './drawing/hits.ts';
import { revealDelayMs } from './drawing/reveal.ts';
import { PrizeTable } from './prize-table.tsx';
import { SixBall } from './six-ball.tsx';

interface ResultViewProps {
  family: string;
  /** The wire form: groups parted by '|', numbers by ','. */
  result: string;
  /** In rows of a list; prize tables show their first prize alone. */
  small?: boolean;
  /** Numbers that the member has won by: green, underlined and named. */
  hits?: Hits;
  /** Number by number, as it is drawn. */
  appears?: boolean;
  /** Groups of a prize table that are shown elsewhere. */
  without?: readonly string[];
}

/**
 * A result in the look of its family: balls, dice, or a table of prizes. Its numbers run from left to right in every language, as the
 * draw prints them: their order is part of the result.
 */
export function ResultView({
  family,
  result,
  small = false,
  hits = NO_HITS,
  appears = false,
  without,
}: ResultViewProps) {
  const { t } = useTranslation('draws');
  const groups = isFamily(family) ? parseResult(family, result) : null;
  if (!groups || !isFamily(family))
    return (
      <bdi css={styles.plain} dir="ltr">
        {result}
      </bdi>
    );
  const definition = groupsOf(family);
  const prizes = definition.map(({ name }, at) => ({ name, numbers: groups[at]! }));
  if (isPrizeTable(family))
    return small ? (
      <span data-first-prize css={styles.first}>
        {groups[0]![0]}
      </span>
    ) : (
      <PrizeTable groups={prizes} {...(without && { without })} hits={hits} family={appears ? family : null} />
    );
  const own = groups.flatMap((numbers, at) => numbers.filter((_, index) => hits.has(placeOf(at, index))));
  const names = prizes.map(({ name, numbers }, at) =>
    at === 0 ? numbers.join(' ') : t(`prizes.${name}`, { numbers: numbers.join(' ') }),
  );
  if (own.length > 0) names.push(t('live.yours', { numbers: own.join(' ') }));
  return (
    <span css={styles.row} dir="ltr" role="img" aria-label={names.join(', ')}>
      {groups.map((numbers, at) => {
        const group = definition[at]!;
        const before = groups.slice(0, at).reduce((sum, { length }) => sum + length, 0);
        return (
          <span
            key={group.name}
            css={[styles.group, !small && styles.large, numbers.length > FEW && styles.many, at > 0 && styles.apart]}
          >
            {numbers.map((number, index) => (
              <Appearing
                key={index}
                motion={MOTIONS[group.kind]}
                delayMs={appears ? revealDelayMs(family, before + index) : null}
              >
                <span css={hits.has(placeOf(at, index)) && styles.hit}>
                  <DrawnNumber family={family} kind={group.kind} number={number} small={small} isExtra={at > 0} />
                </span>
              </Appearing>
            ))}
          </span>
        );
      })}
    </span>
  );
}

/** Whether the results of a family are lists of prizes. */
export const isPrizeTable = (family: string): boolean =>
  isFamily(family) && groupsOf(family).some((group) => group.kind === 'digits' && group.width > 1);

interface NumberProps {
  family: Family;
  kind: Group['kind'];
  number: string;
  small: boolean;
  isExtra: boolean;
}

/** One drawn number as a ball or a die. */
function DrawnNumber({ family, kind, number, small, isExtra }: NumberProps) {
  const size = small ? 28 : 40;
  if (kind === 'dice') return <DieFace face={number} size={size} />;
  if (family === 'marksix') return <SixBall ball={number} size={size} filled />;
  return <span css={[styles.ball, small && styles.small, isExtra && styles.extra]}>{number}</span>;
}

const MOTIONS: Readonly<Record<Group['kind'], Motion>> = { digits: 'drop', dice: 'tumble', picks: 'roll' };

/** More numbers than these take smaller balls on a phone. */
const FEW = 7;
/** The narrowest phones. */
const NARROW = '@media (max-width: 359.98px)';

const styles = {
  row: css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] }),
  group: css({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 6,
    [NARROW]: { gap: 4 },
  }),
  /** Six balls and an extra one fit in one row. */
  large: css({ [NARROW]: { '& svg': { inlineSize: 32, blockSize: 32 } } }),
  apart: css({ paddingInlineStart: tokens.space[2], borderInlineStart: `1px solid ${tokens.color.lineStrong}` }),
  /** Ten balls fit in one row of a phone. */
  many: css({
    [media.phone]: {
      gap: 4,
      '& span > span': { inlineSize: 26, blockSize: 26, ...tokens.type.small },
    },
    [NARROW]: { gap: 3, '& span > span': { inlineSize: 24, blockSize: 24 } },
  }),
  ball: css({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: tokens.radius.round,
    background: tokens.color.text,
    color: tokens.color.ground,
    fontWeight: tokens.weight.bold,
    ...tokens.type.title,
    ...tokens.numerals,
    [media.phone]: { inlineSize: 34, blockSize: 34 },
    [NARROW]: { inlineSize: 32, blockSize: 32 },
  }),
  small: css({
    inlineSize: 28,
    blockSize: 28,
    ...tokens.type.small,
    [media.phone]: { inlineSize: 28, blockSize: 28 },
    [NARROW]: { inlineSize: 28, blockSize: 28 },
  }),
  extra: css({ background: tokens.color.accent, color: tokens.color.onAccent }),
  hit: css({
    display: 'inline-grid',
    paddingBlockEnd: 4,
    boxShadow: `inset 0 -3px ${tokens.color.win}`,
    '& > span': { background: tokens.color.winSoft, color: tokens.color.win },
  }),
  first: css({ fontWeight: tokens.weight.bold, letterSpacing: '.06em', ...tokens.type.title, ...tokens.numerals }),
  plain: css({ ...tokens.numerals }),
};
