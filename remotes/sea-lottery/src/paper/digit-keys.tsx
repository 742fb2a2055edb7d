import { KeyGroup } from '@atrium/draws/board/key-group';
import { useNames } from '@atrium/draws/board/names';
import type { PickRow } from '@atrium/lottery-rules/selection';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { keyLook } from './paper-look.ts';

interface DigitKeysProps {
  row: PickRow;
  picked: ReadonlySet<string>;
  onToggle: (digit: string) => void;
  shareOf: (digit: string) => string | undefined;
}

/** The ten digits of a running number. */
export function DigitKeys({ row, picked, onToggle, shareOf }: DigitKeysProps) {
  const { t } = useTranslation('draws');
  const names = useNames();
  return (
    <KeyGroup aria-label={names.row(row.name)} css={styles.root}>
      {row.values.map((digit) => {
        const share = shareOf(digit);
        return (
          <button
            key={digit}
            type="button"
            aria-pressed={picked.has(digit)}
            disabled={share === '0'}
            css={styles.key}
            onClick={() => onToggle(digit)}
          >
            {digit}
            {share !== undefined && (
              <span css={styles.share}>{t(share === '0' ? 'board.grid.closed' : 'board.grid.reduced')}</span>
            )}
          </button>
        );
      })}
    </KeyGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 6 }),
  key: css({
    ...keyLook,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    minBlockSize: 52,
    fontWeight: tokens.weight.strong,
    ...tokens.type.section,
    ...tokens.numerals,
    '&:disabled': { color: tokens.color.text3, textDecoration: 'line-through', cursor: 'not-allowed' },
  }),
  share: css({ color: tokens.color.warn, ...tokens.type.legal }),
};
