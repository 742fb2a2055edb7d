import { toggle, setRow } from '@atrium/draws/board/draft';
import { useNames } from '@atrium/draws/board/names';
import type { PickRowsProps } from '@atrium/draws/board/pick-rows';
import { QuickKeys } from '@atrium/draws/board/quick-keys';
import { sizesOf } from '@atrium/draws/board/quick-numbers';
import { SixBall } from '@atrium/draws/six-ball';
import type { PickRow, Row } from '@atrium/lottery-rules/selection';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOUR_SETS, TAIL_SETS } from './ball-sets.ts';
import { BallSquare } from './ball-square.tsx';
import { SetKeys } from './set-keys.tsx';
import { ValueCards } from './value-cards.tsx';
import { animalSets } from './zodiac.ts';

const isPicks = (row: Row | undefined): row is PickRow => row?.kind === 'picks';
const hasBalls = ({ values }: PickRow): boolean => values.length === 49;

/** The rows of Mark Six: a square of balls with its colours, one square for bankers and legs, and cards for everything else. */
export function SixRows({ play, plays, pricing, draft, onDraft }: PickRowsProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const animals = useMemo(() => animalSets(plays), [plays]);
  const [first, second] = play.rows;
  if (play.apart && isPicks(first) && isPicks(second) && hasBalls(second)) {
    const [bankers = [], legs = []] = draft;
    // Once is a leg, twice a banker, a third time neither.
    const press = (ball: string) => {
      if (bankers.includes(ball)) onDraft(toggle(play, draft, 0, ball));
      else if (!legs.includes(ball)) onDraft(toggle(play, draft, 1, ball));
      else if (bankers.length < first.max) onDraft([[...bankers, ball], legs.filter((leg) => leg !== ball)]);
      else onDraft(toggle(play, draft, 1, ball));
    };
    return (
      <div css={styles.balls}>
        <BallSquare label={names.row(second.name)} picked={legs} bankers={bankers} onPress={press} />
        <div css={styles.side}>
          <Picked name={names.row(first.name)} balls={bankers} />
          <Picked name={names.row(second.name)} balls={legs} />
          <p css={styles.note}>{t('six.bankerHint')}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      {play.rows.map((row, at) => {
        if (!isPicks(row)) return null;
        const picked = draft[at] ?? [];
        const press = (value: string) => onDraft(toggle(play, draft, at, value));
        return hasBalls(row) ? (
          <div key={row.name} css={styles.balls}>
            <div css={styles.side}>
              <BallSquare label={names.row(row.name)} picked={picked} onPress={press} />
              {row.min > 1 && (
                <QuickKeys
                  label={common('board.pad.quick')}
                  values={row.values}
                  picked={picked}
                  sizes={sizesOf(play, row)}
                  onPicked={(balls) => onDraft(setRow(play, draft, at, balls))}
                />
              )}
              <p css={styles.note}>{t('six.key')}</p>
            </div>
            <SetKeys
              label={common('board.quick', { row: names.row(row.name) })}
              values={row.values}
              picked={picked}
              most={row.max}
              animals={animals}
              onPicked={(balls) => onDraft(setRow(play, draft, at, balls))}
            />
          </div>
        ) : (
          <ValueCards
            key={row.name}
            play={play}
            row={row}
            pricing={pricing}
            picked={picked}
            sets={row.name === 'tails' ? TAIL_SETS : [...COLOUR_SETS, ...animals]}
            onPress={press}
          />
        );
      })}
    </>
  );
}

/** The balls that are picked as one kind, in their order. */
const Picked = ({ name, balls }: { name: string; balls: readonly string[] }) => (
  <div>
    <p css={styles.name}>
      {name} <span css={styles.count}>{balls.length}</span>
    </p>
    <span css={styles.line}>
      {[...balls].sort().map((ball) => (
        <SixBall key={ball} ball={ball} size={34} filled />
      ))}
    </span>
  </div>
);

const styles = {
  balls: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: tokens.space[5],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  side: css({ display: 'grid', gap: tokens.space[3], alignContent: 'start', minInlineSize: 0 }),
  name: css({ margin: 0, fontWeight: tokens.weight.strong, ...tokens.type.body }),
  count: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.numerals }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: 4, minBlockSize: 34 }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
