import { KeyGroup } from '@atrium/draws/board/key-group';
import { useNames } from '@atrium/draws/board/names';
import { SixBall } from '@atrium/draws/six-ball';
import { BALLS } from '@atrium/lottery-rules/rules/marksix/balls';
import { colourOf } from '@atrium/lottery-rules/rules/marksix/colours';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

interface BallSquareProps {
  label: string;
  picked: readonly string[];
  /** Of the picked balls, those in every entry. */
  bankers?: readonly string[];
  onPress: (ball: string) => void;
}

/** The 49 balls, seven by seven. Hue and ring name the colour: whole for red, cut for blue, doubled for green. */
export function BallSquare({ label, picked, bankers = [], onPress }: BallSquareProps) {
  const { t } = useTranslation('lottery');
  const names = useNames();
  return (
    <KeyGroup aria-label={label} css={styles.square}>
      {BALLS.map((ball) => {
        const isBanker = bankers.includes(ball);
        const isPicked = isBanker || picked.includes(ball);
        const colour = names.value(colourOf(ball));
        return (
          <button
            key={ball}
            type="button"
            aria-label={ball}
            aria-description={isBanker ? `${colour}, ${t('six.banker')}` : colour}
            aria-pressed={isPicked}
            css={styles.ball}
            onClick={() => onPress(ball)}
          >
            <SixBall ball={ball} size={46} filled={isPicked} />
            {isBanker && (
              <span aria-hidden css={styles.badge}>
                {t('six.badge')}
              </span>
            )}
          </button>
        );
      })}
    </KeyGroup>
  );
}

const styles = {
  square: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(40px, 52px))',
    // Seven balls of 40 px fit a phone of 320 px without a gap.
    gap: 'clamp(0px, calc((100vw - 320px) / 8), 4px)',
    justifyContent: 'start',
  }),
  ball: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    padding: 0,
    border: 0,
    borderRadius: tokens.radius.round,
    background: 'none',
    color: tokens.color.text,
    cursor: 'pointer',
    '& > svg': { inlineSize: '100%', blockSize: 'auto', maxInlineSize: 48 },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
  }),
  badge: css({
    position: 'absolute',
    insetBlockStart: -2,
    insetInlineEnd: -2,
    minInlineSize: 18,
    border: `1px solid ${tokens.color.ground}`,
    borderRadius: tokens.radius.small,
    background: tokens.color.text,
    color: tokens.color.ground,
    fontWeight: tokens.weight.bold,
    textAlign: 'center',
    ...tokens.type.legal,
  }),
};
