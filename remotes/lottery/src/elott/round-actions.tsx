import { useMoney } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FELT } from './felt.ts';

interface RoundActionsProps {
  /** What repeating the last round costs, in minor units; null where there is nothing to repeat. */
  againStake: bigint | null;
  /** Null while no draw takes bets. */
  onAgain: (() => void) | null;
  /** Null where no bet can be taken back. */
  onUndo: (() => void) | null;
}

/** Repeats the last round, and takes back the last press. After the last Undo the focus stays on it. */
export function RoundActions({ againStake, onAgain, onUndo }: RoundActionsProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  return (
    <div css={styles.actions}>
      <button type="button" aria-disabled={!onUndo || undefined} css={styles.action} onClick={() => onUndo?.()}>
        <Icon name="back" size={18} />
        {t('elott.undo')}
      </button>
      {againStake !== null && (
        <button type="button" aria-disabled={!onAgain || undefined} css={styles.action} onClick={() => onAgain?.()}>
          <Icon name="refresh" size={18} />
          {t('elott.again', { amount: money(String(againStake)) })}
        </button>
      )}
    </div>
  );
}

const styles = {
  actions: css({ display: 'flex', gap: tokens.space[2], [media.phone]: { flex: 1 } }),
  action: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[2],
    minBlockSize: 44,
    paddingInline: tokens.space[4],
    border: `1px solid ${FELT.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: FELT.ink,
    fontWeight: tokens.weight.strong,
    cursor: 'pointer',
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { flex: '1 0 auto' },
    [media.hover]: { '&:hover:not([aria-disabled])': { background: FELT.rim } },
    '&[aria-disabled]': { color: FELT.dim, opacity: 0.6, cursor: 'not-allowed' },
  }),
};
