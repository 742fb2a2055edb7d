import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { quickNumbers } from './quick-numbers.ts';

interface QuickKeysProps {
  label: string;
  values: readonly string[];
  picked: readonly string[];
  /** How many numbers can be picked, each with the notes that they make where that differs. */
  sizes: readonly { size: number; notes?: bigint }[];
  onPicked: (numbers: readonly string[]) => void;
}

/** How many numbers are chosen of those that are needed, quick picks of each size, and a press that clears. */
export function QuickKeys({ label, values, picked, sizes, onPicked }: QuickKeysProps) {
  const { t, i18n } = useTranslation('draws');
  const number = new Intl.NumberFormat(i18n.language);
  const [least, most] = [sizes[0]!.size, sizes.at(-1)!.size];
  return (
    <div css={styles.root}>
      <output css={styles.count}>
        {t('board.pad.chosen', {
          chosen: number.format(picked.length),
          needed: least === most ? number.format(least) : number.formatRange(least, most),
        })}
      </output>
      <KeyGroup aria-label={label} css={styles.keys}>
        {sizes.length === 1 ? (
          <Button size="small" onClick={() => onPicked(quickNumbers(values, picked, least))}>
            {t('board.pad.quick')}
          </Button>
        ) : (
          <>
            <span aria-hidden css={styles.name}>
              {t('board.pad.quick')}
            </span>
            {sizes.map(({ size, notes = 1n }) => (
              <button
                key={size}
                type="button"
                aria-label={t('board.pad.quickOf', { size: number.format(size), notes: number.format(notes) })}
                css={styles.size}
                onClick={() => onPicked(quickNumbers(values, picked, size))}
              >
                {number.format(size)}
                <span css={styles.notes}>{number.format(notes)}</span>
              </button>
            ))}
          </>
        )}
        <Button size="small" variant="quiet" disabled={picked.length === 0} onClick={() => onPicked([])}>
          {t('board.picks.clear')}
        </Button>
      </KeyGroup>
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignContent: 'start', alignItems: 'center', gap: tokens.space[3] }),
  count: css({ fontWeight: tokens.weight.strong, ...tokens.type.body, ...tokens.numerals }),
  keys: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    [media.phone]: { '& > button': { minBlockSize: 44 } },
  }),
  name: css({ color: tokens.color.text2, ...tokens.type.small }),
  size: css({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    paddingInline: tokens.space[1],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    cursor: 'pointer',
    fontWeight: tokens.weight.strong,
    ...tokens.type.small,
    ...tokens.numerals,
    [media.hover]: { '&:hover': { borderColor: tokens.color.lineStrong } },
  }),
  notes: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
};
