import { RadioGroup } from '@atrium/ui/radio-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

export type FigureKind = 'gap' | 'hits';
const KINDS: readonly FigureKind[] = ['gap', 'hits'];

interface FigureChoiceProps {
  kind: FigureKind;
  onKind: (kind: FigureKind) => void;
  /** Draws that the figures look back over. */
  draws: number;
}

/** What the small figures under the numbers show. */
export function FigureChoice({ kind, onKind, draws }: FigureChoiceProps) {
  const { t } = useTranslation('vnlottery');
  return (
    <div css={styles.root}>
      <RadioGroup
        label={t('figures.title')}
        look="keys"
        value={kind}
        onChange={onKind}
        options={KINDS.map((value) => ({ value, label: t(`figures.${value}`) }))}
      />
      <p css={styles.text}>{t(kind === 'gap' ? 'figures.gapText' : 'figures.hitsText', { draws })}</p>
    </div>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.space[2]} ${tokens.space[4]}`,
  }),
  text: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
