import { formatPercent } from '@atrium/i18n/format';
import { Slider } from '@atrium/ui/slider';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
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
      <Slider
        id={id}
        min={group.least}
        max={group.own}
        value={group.chosen}
        aria-valuetext={`${group.chosen}, ${words(group.chosen)}`}
        css={styles.slider}
        onChange={group.choose}
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
  slider: css({ gridColumn: '1 / -1' }),
  end: css({ color: tokens.color.text2, ...tokens.type.legal }),
};
