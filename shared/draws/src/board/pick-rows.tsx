import type { Play } from '@atrium/lottery-rules/play';
import type { Pricing } from '@atrium/lottery-rules/price';
import type { PickRow } from '@atrium/lottery-rules/selection';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { AidBar } from './aid-bar.tsx';
import { type Draft, hasQuickPicks, QUICK_PICKS, quickPick, setRow, toggle } from './draft.ts';
import { type Figure, NumberGrid } from './number-grid.tsx';
import { NumberKeys, padLook } from './number-keys.tsx';
import { PlaceKeys } from './place-keys.tsx';
import { PlaceSlots } from './place-slots.tsx';
import { useNames } from './play-name.ts';
import { QuickKeys } from './quick-keys.tsx';
import { hasPad, sizesOf } from './quick-numbers.ts';
import type { PlaceFigures } from './use-place-figures.ts';

const FigureChoice = lazy(() => import('./figure-choice.tsx').then((choice) => ({ default: choice.FigureChoice })));

export interface PickRowsProps {
  play: Play;
  /** All plays of the board, and what they pay: some markets show more beside a value. */
  plays: ReadonlyMap<string, Play>;
  pricing: Pricing;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Small figure under a number of two digits: draws that it has been missing. */
  under?: (number: string) => Figure | undefined;
  /** Small figures under the numbers of one place. */
  figures?: PlaceFigures;
}

/** A row of all numbers from 00 to 99 is a board of its own. */
const isHundred = (row: PickRow): boolean => row.values.length === 100;

/** The rows of a play as buttons: numbers in groups named by their position, each with its quick picks (10-33). */
export function PickRows({ play, draft, onDraft, under, figures }: PickRowsProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  const phone = usePhone();
  const [chosen, setChosen] = useState(0);
  // Of several places a phone shows one, with all of them as slots above: its keys stay under the thumb.
  const slots = phone && play.rows.length > 2 && play.rows.every((row) => row.kind === 'picks' && hasQuickPicks(row));
  const hasFigures = play.rows.some((row) => row.kind === 'picks' && figures?.of(row.name, row.values[0]!));
  const place = slots ? Math.min(chosen, play.rows.length - 1) : null;
  return (
    <div css={styles.rows}>
      {place !== null && <PlaceSlots play={play} draft={draft} chosen={place} onChoose={setChosen} />}
      {play.rows.map(
        (row, at) =>
          (place === null || at === place) &&
          row.kind === 'picks' &&
          (hasPad(row) ? (
            <div key={row.name} css={padLook}>
              <NumberKeys
                label={names.row(row.name)}
                values={row.values}
                picked={draft[at] ?? []}
                full={(draft[at]?.length ?? 0) >= row.max}
                onPress={(value) => onDraft(toggle(play, draft, at, value))}
              />
              {play.rows.length === 1 && (
                <QuickKeys
                  label={t('board.quick', { row: names.row(row.name) })}
                  values={row.values}
                  picked={draft[at] ?? []}
                  sizes={sizesOf(play, row)}
                  onPicked={(numbers) => onDraft(setRow(play, draft, at, numbers))}
                />
              )}
            </div>
          ) : isHundred(row) ? (
            <div key={row.name} css={styles.rows}>
              <AidBar
                length={2}
                few
                picked={new Set(draft[at])}
                onPicked={(numbers) => onDraft(setRow(play, draft, at, [...numbers].slice(0, row.max)))}
              />
              <NumberGrid
                label={names.row(row.name)}
                picked={new Set(draft[at])}
                onPicked={(numbers) => onDraft(setRow(play, draft, at, [...numbers]))}
                most={row.max}
                under={under}
              />
            </div>
          ) : (
            <div key={row.name} css={styles.row}>
              <span css={styles.name} aria-hidden>
                {names.row(row.name)}
              </span>
              <PlaceKeys
                row={row}
                picked={draft[at] ?? []}
                figures={figures}
                onPress={(value) => onDraft(toggle(play, draft, at, value))}
              />
              {hasQuickPicks(row) && (
                <KeyGroup aria-label={t('board.quick', { row: names.row(row.name) })} css={styles.quick}>
                  {QUICK_PICKS.map((pick) => (
                    <button
                      key={pick}
                      type="button"
                      css={styles.pick}
                      onClick={() => onDraft(setRow(play, draft, at, quickPick(row, pick)))}
                    >
                      {t(`board.picks.${pick}`)}
                    </button>
                  ))}
                </KeyGroup>
              )}
            </div>
          )),
      )}
      {figures && hasFigures && (
        <Suspense fallback={<Skeleton height={36} />}>
          <FigureChoice figures={figures} />
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  rows: css({ display: 'grid', gap: tokens.space[3] }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.space[2],
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  name: css({ fontWeight: tokens.weight.strong, ...tokens.type.small }),
  quick: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    gap: `0 ${tokens.space[2]}`,
    [media.phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 6 },
  }),
  pick: css({
    minBlockSize: 24,
    padding: `0 ${tokens.space[1]}`,
    border: 0,
    borderRadius: tokens.radius.small,
    background: 'none',
    color: tokens.color.text2,
    cursor: 'pointer',
    ...tokens.type.small,
    [media.phone]: { minBlockSize: 44, padding: 0, border: `1px solid ${tokens.color.line}` },
    [media.hover]: { '&:hover': { color: tokens.color.text } },
  }),
};
