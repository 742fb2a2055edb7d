import type { TicketWay } from '@atrium/lottery-rules/proof/verify-draw';
import { tokens } from '@atrium/ui/theme';
import { VisuallyHidden } from '@atrium/ui/visually-hidden';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The way of a ticket to the fingerprint: at each level the own hash with the one beside it, left or right as they are joined (10-29). */
export function TicketPath({ way: { leaf, levels } }: { way: TicketWay }) {
  const { t } = useTranslation('draws');
  const nodes = [leaf, ...levels.map(({ hash }) => hash)];
  return (
    <>
      <p css={styles.text}>{t('proof.path.text')}</p>
      <ol aria-label={t('proof.path.name')} dir="ltr" css={styles.levels}>
        {nodes.map((hash, level) => {
          const { beside, side } = levels[level] ?? {};
          const isRoot = level === nodes.length - 1;
          return (
            <li key={hash} css={[styles.level, !isRoot && styles.joined]}>
              {level === 0 && <span css={styles.name}>{t('proof.path.ticket')}</span>}
              <span css={[styles.hash, styles.own]}>{short(hash)}</span>
              {beside && side && (
                <span css={[styles.hash, SIDES[side]]}>
                  <VisuallyHidden>{t(`proof.path.${side}`)} </VisuallyHidden>
                  {short(beside)}
                </span>
              )}
              {isRoot && <span css={styles.name}>{t('proof.root')}</span>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

const short = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

const MIDDLE = 2;
const GAP_PX = 10;
/** From a hash beside to the own one. */
const joint = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: GAP_PX,
  blockSize: 2,
} as const;
const styles = {
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  levels: css({
    display: 'grid',
    gap: GAP_PX,
    maxInlineSize: 400,
    margin: `${tokens.space[2]} 0 0`,
    padding: 0,
    listStyle: 'none',
    ...tokens.type.small,
  }),
  level: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // A hash on the left comes after the own one, and lies in the same row.
    gridAutoFlow: 'dense',
    columnGap: GAP_PX,
    rowGap: 2,
  }),
  // The line to the level above it in the tree.
  joined: css({
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: 2,
      blockSize: GAP_PX,
      background: tokens.color.lineStrong,
    },
  }),
  name: css({ gridColumn: '1 / -1', justifySelf: 'center', color: tokens.color.text2, textAlign: 'center' }),
  hash: css({
    position: 'relative',
    gridColumn: MIDDLE,
    paddingBlock: tokens.space[1],
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.medium,
    fontFamily: tokens.font.mono,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    ...tokens.type.legal,
  }),
  own: css({ background: tokens.color.text, borderColor: tokens.color.text, color: tokens.color.ground }),
};
const SIDES = {
  left: css({
    gridColumn: MIDDLE - 1,
    '&::after': { ...joint, insetInlineStart: '100%', background: tokens.color.lineStrong },
  }),
  right: css({
    gridColumn: MIDDLE + 1,
    '&::after': { ...joint, insetInlineEnd: '100%', background: tokens.color.lineStrong },
  }),
};
