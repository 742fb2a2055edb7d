import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FIGURE_KINDS, type PlaceFigures } from './use-place-figures.ts';

/** What the small figures under the numbers show: draws missing, or hits. */
export function FigureChoice({ figures: { kind, choose } }: { figures: PlaceFigures }) {
  const { t } = useTranslation('draws');
  return (
    <div css={styles.root}>
      <RadioGroup
        label={t('board.figures')}
        hideLabel
        look="keys"
        value={kind}
        onChange={choose}
        options={FIGURE_KINDS.map((value) => ({ value, label: t(`trends.${value}`) }))}
      />
      {kind === 'missing' && <p css={styles.text}>{t('board.missingLegend')}</p>}
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${tokens.space[1]} ${tokens.space[3]}` }),
  text: css({ flex: '1 1 200px', margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
