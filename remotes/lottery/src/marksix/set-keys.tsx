import { KeyGroup } from '@atrium/draws/board/key-group';
import { useNames } from '@atrium/draws/board/names';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { type BallSet, COLOUR_SETS, pressSet, SIDE_SETS, TAIL_SETS } from './ball-sets.ts';

interface SetKeysProps {
  label: string;
  values: readonly string[];
  picked: readonly string[];
  most: number;
  animals: readonly BallSet[];
  onPicked: (balls: readonly string[]) => void;
}

/** Presses that pick many balls: a colour, a side, a last digit, an animal of this lunar year. */
export function SetKeys({ label, values, picked, most, animals, onPicked }: SetKeysProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('draws');
  const names = useNames();
  const line = (name: string, sets: readonly BallSet[], nameOf: (code: string) => string) =>
    sets.length > 0 && (
      <KeyGroup aria-label={name} css={styles.line}>
        <span aria-hidden css={styles.name}>
          {name}
        </span>
        {sets.map((set) => (
          <button
            key={set.code}
            type="button"
            css={styles.key}
            onClick={() => onPicked(pressSet(values, picked, set, most))}
          >
            {nameOf(set.code)}
          </button>
        ))}
      </KeyGroup>
    );
  return (
    <KeyGroup aria-label={label} css={styles.root}>
      {line(t('six.colours'), COLOUR_SETS, names.value)}
      {line(t('six.sides'), SIDE_SETS, names.value)}
      {line(t('six.tails'), TAIL_SETS, (code) => t('six.tail', { digit: code }))}
      {line(t('six.animals'), animals, names.value)}
      <button type="button" css={styles.key} disabled={picked.length === 0} onClick={() => onPicked([])}>
        {common('board.picks.clear')}
      </button>
    </KeyGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: tokens.space[3], alignContent: 'start', justifyItems: 'start', minInlineSize: 0 }),
  line: css({ display: 'flex', flexWrap: 'wrap', gap: 6 }),
  name: css({ flexBasis: '100%', color: tokens.color.text2, ...tokens.type.small }),
  key: css({
    minBlockSize: 40,
    minInlineSize: 40,
    paddingInline: tokens.space[2],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.well,
    color: tokens.color.text,
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    '&:disabled': { color: tokens.color.text3, cursor: 'not-allowed' },
    [media.phone]: { minBlockSize: 44, minInlineSize: 44 },
  }),
};
