import { formatPercent } from '@atrium/i18n/format';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrizeGroup } from './use-prize-group.ts';

/** The prize group as a slider, with what comes back at once at the chosen one and at both ends. */
export function PrizeGroupSlider({ group }: { group: PrizeGroup }) {
  const { t, i18n } = useTranslation('draws');
  const id = useId();
  const percent = (chosen: number) => formatPercent(((group.own - chosen) / group.base) * 100, i18n.language, 1);
  const words = (chosen: number) =>
    chosen === group.own ? t('slip.backNothing') : t('slip.back', { percent: percent(chosen) });
  return (
    <div css={styles.root}>
      <label htmlFor={id} css={styles.label}>
        {t('slip.group')} <b>{group.chosen}</b>
      </label>
      <span css={styles.back}>{words(group.chosen)}</span>
      <input
        id={id}
        type="range"
        min={group.least}
        max={group.own}
        step={1}
        value={group.chosen}
        aria-valuetext={`${group.chosen}, ${words(group.chosen)}`}
        css={styles.slider}
        style={{ '--at': `${((group.chosen - group.least) / (group.own - group.least)) * 100}%` } as CSSProperties}
        onChange={(event) => group.choose(Number(event.target.value))}
      />
      <span css={styles.end}>
        {group.least}, {words(group.least)}
      </span>
      <span css={styles.end}>
        {group.own}, {words(group.own)}
      </span>
    </div>
  );
}

const track = { blockSize: 4, borderRadius: tokens.radius.round } as const;
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  border: `3px solid ${tokens.color.ground}`,
  borderRadius: tokens.radius.round,
  outline: `1px solid ${tokens.color.lineStrong}`,
  background: tokens.color.text,
} as const;

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    gap: `2px ${tokens.space[2]}`,
    ...tokens.numerals,
    '& > :nth-of-type(even)': { textAlign: 'end' },
  }),
  label: css({ ...tokens.type.small }),
  back: css({ color: tokens.color.text2, textAlign: 'end', ...tokens.type.small }),
  slider: css({
    gridColumn: '1 / -1',
    appearance: 'none',
    inlineSize: '100%',
    minBlockSize: 32,
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    // Browsers drop a rule with a selector that they do not know: each has its own.
    '&::-webkit-slider-runnable-track': {
      ...track,
      background: `linear-gradient(to right, ${tokens.color.text2} var(--at), ${tokens.color.line} 0)`,
    },
    '&:dir(rtl)::-webkit-slider-runnable-track': {
      background: `linear-gradient(to left, ${tokens.color.text2} var(--at), ${tokens.color.line} 0)`,
    },
    '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: -8 },
    '&::-moz-range-track': { ...track, background: tokens.color.line },
    '&::-moz-range-progress': { ...track, background: tokens.color.text2 },
    '&::-moz-range-thumb': thumb,
  }),
  end: css({ color: tokens.color.text2, ...tokens.type.legal }),
};
