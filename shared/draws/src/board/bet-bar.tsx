import { useMoney } from '@atrium/host';
import { formatPercent } from '@atrium/i18n/format';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { Button } from '@atrium/ui/button';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { usePhone } from '@atrium/ui/use-phone';
import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { TAB_BAR } from '@atrium/ui/tab-bar';
import { useGreatestText } from './greatest-text.ts';
import type { PrizeGroup } from './use-prize-group.ts';
import { type Quote, percentOf } from './quote.ts';

const PrizeGroupSlider = lazy(() =>
  import('./prize-group-slider.tsx').then((slider) => ({ default: slider.PrizeGroupSlider })),
);

/** A phone does not load it. */
const KeyHints = lazy(() => import('./key-hints.tsx').then((hints) => ({ default: hints.KeyHints })));

interface BetBarProps {
  quote: Quote | null;
  /** Null where the play pays a share of a pool. */
  greatest: Greatest | null;
  /** Why nothing can be added, as a sentence; null when it can. */
  fault: string | null;
  unit: string;
  units: readonly string[];
  onUnit: (unit: string) => void;
  /** Null where there is none to choose; on a phone the slip has it. */
  group: PrizeGroup | null;
  onAdd: () => void;
}

/** Notes, stake, greatest win and return of what is picked, while one picks (10-33). */
export function BetBar({ quote, greatest, fault, unit, units, onUnit, group, onAdd }: BetBarProps) {
  const { t, i18n } = useTranslation('draws');
  const money = useMoney();
  const phone = usePhone();
  const greatestText = useGreatestText();
  const notes = quote?.notes ?? 0n;
  const percent = quote?.return ? formatPercent(percentOf(quote.return), i18n.language, 1) : null;
  return (
    <div css={styles.root}>
      {group && (
        <div css={styles.group}>
          <Suspense fallback={<Skeleton height={76} />}>
            <PrizeGroupSlider group={group} />
          </Suspense>
        </div>
      )}
      {units.length > 1 && (
        <RadioGroup
          label={t('board.unit')}
          look="keys"
          value={unit}
          onChange={onUnit}
          options={units.map((value) => ({ value, label: money(value) }))}
          css={styles.units}
        />
      )}
      <div css={[styles.bar, notes > 0n && styles.sticky]}>
        <div css={styles.figures}>
          <span css={styles.line}>
            <output aria-label={t('board.notes')} css={styles.figure}>
              <b>{new Intl.NumberFormat(i18n.language).format(notes)}</b>
            </output>
            <span css={styles.unit}>{t('board.notesOf', { count: Number(notes) })}</span>
            <span css={[styles.fact, notes === 0n && styles.lesser]}>
              {t('board.stakeOf', { amount: money(String(quote?.stake ?? 0n)) })}
            </span>
          </span>
          {notes > 0n && (
            <span css={styles.line}>
              <span css={[styles.fact, styles.first]}>
                {greatest === null ? greatestText(null) : t('board.greatestOf', { amount: greatestText(greatest) })}
              </span>
              {percent !== null && <span css={[styles.fact, styles.lesser]}>{t('board.returnOf', { percent })}</span>}
            </span>
          )}
        </div>
        <div css={styles.add}>
          {fault && notes === 0n && <span css={styles.fault}>{fault}</span>}
          <Button disabled={notes === 0n} aria-keyshortcuts="Control+Enter" data-add onClick={onAdd}>
            {t('board.add')}
          </Button>
        </div>
      </div>
      {!phone && (
        <Suspense fallback={<p css={styles.hints} />}>
          <KeyHints />
        </Suspense>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[3]} ${tokens.space[5]}`,
    padding: tokens.space[4],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    background: tokens.color.surface2,
    // Only the bar with the button stays in view there, not the units above it.
    [media.phone]: { display: 'contents' },
  }),
  group: css({ flex: '1 1 220px' }),
  hints: css({ flexBasis: '100%', minBlockSize: 18, margin: 0 }),
  units: css({
    flex: '1 1 260px',
    [media.phone]: {
      padding: tokens.space[2],
      '& > div': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 6 },
    },
  }),
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[3]} ${tokens.space[5]}`,
    flex: '1 0 100%',
    [media.phone]: {
      flexWrap: 'nowrap',
      gap: tokens.space[2],
      minBlockSize: 60,
      padding: `${tokens.space[2]} ${tokens.space[3]}`,
      borderBlockStart: `1px solid ${tokens.color.line}`,
      borderRadius: `0 0 ${tokens.radius.large} ${tokens.radius.large}`,
      background: tokens.color.surface2,
    },
  }),
  sticky: css({
    [media.phone]: { position: 'sticky', insetBlockEnd: `calc(${TAB_BAR} + var(--slip-bar, 0px))`, zIndex: 1 },
  }),
  figures: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${tokens.space[2]}`,
    flex: 1,
    [media.phone]: { display: 'grid', minInlineSize: 'min-content' },
  }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${tokens.space[2]}` }),
  figure: css({ ...tokens.type.title, ...tokens.numerals }),
  unit: css({ color: tokens.color.text2, ...tokens.type.small }),
  fact: css({
    paddingInlineStart: tokens.space[2],
    borderInlineStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  first: css({ [media.phone]: { paddingInlineStart: 0, borderInlineStart: 0, color: tokens.color.text2 } }),
  /** A phone has no room for it: the slip says it as well. */
  lesser: css({ [media.phone]: { display: 'none' } }),
  add: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    [media.phone]: { minInlineSize: 0, '& > button': { flex: 'none' } },
  }),
  fault: css({
    color: tokens.color.text2,
    ...tokens.type.small,
    [media.phone]: { minInlineSize: 0, maxInlineSize: 180 },
  }),
};
