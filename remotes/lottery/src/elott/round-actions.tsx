import { useMoney } from '@atrium/host';
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

/** Repeats the last round, and takes back the last press. */
export function RoundActions({ againStake, onAgain, onUndo }: RoundActionsProps) {
  const { t } = useTranslation('lottery');
  const money = useMoney();
  return (
    <div css={styles.actions}>
      {againStake !== null && (
        <button type="button" disabled={!onAgain} css={styles.action} onClick={() => onAgain?.()}>
          {t('elott.again', { amount: money(String(againStake)) })}
        </button>
      )}
      <button type="button" disabled={!onUndo} css={styles.action} onClick={() => onUndo?.()}>
        {t('elott.undo')}
      </button>
    </div>
  );
}

const styles = {
  actions: css({ display: 'flex', gap: tokens.space[2], [media.phone]: { flex: 1 } }),
  action: css({
    minBlockSize: 44,
    paddingInline: tokens.space[5],
    border: `1px solid ${FELT.clay}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: FELT.ink,
    cursor: 'pointer',
    ...tokens.type.body,
    [media.phone]: { flex: 1 },
    '&:disabled': { color: FELT.dim, opacity: 0.6, cursor: 'not-allowed' },
  }),
};
