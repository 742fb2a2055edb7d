import { useGreatestText } from '@atrium/draws/board/greatest-text';
import { PlaceButton } from '@atrium/draws/board/place-button';
import { useBalance, useMoney } from '@atrium/host';
import type { Greatest } from '@atrium/lottery-rules/greatest';
import { Button } from '@atrium/ui/button';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SendProps {
  /** Lines that would be sent. */
  count: number;
  stake: bigint;
  greatest: Greatest | null;
  multiple: number;
  onMultiple: (multiple: number) => void;
  /** Opens the chase planner; null while it is open. */
  onChase: (() => void) | null;
  onPlace: () => void;
  placing: boolean;
  closed: boolean;
  /** The list waits for a yes to its next draw. */
  blocked: boolean;
  /** The outcome of the last attempt is unknown: a press repeats it. */
  repeats: boolean;
  /** What the last attempt said, with what to do. */
  message: ReactNode;
}

/** Below the paper: how often, the most that the list can win, and the one button that places it. */
export function Send(props: SendProps) {
  const { count, stake, greatest, multiple, onMultiple, onChase, onPlace, placing, closed, blocked, repeats, message } =
    props;
  const { t } = useTranslation('draws');
  const money = useMoney();
  const greatestText = useGreatestText();
  const balance = useBalance();
  const left = balance && BigInt(balance.sumBalance) - stake;
  return (
    <>
      <div css={styles.row}>
        <span>{t('board.multiple')}</span>
        <Stepper
          label={t('board.multiple')}
          lessLabel={t('board.multipleLess')}
          moreLabel={t('board.multipleMore')}
          min={1}
          max={9_999}
          value={multiple}
          onChange={onMultiple}
        />
      </div>
      <div css={styles.row}>
        <span>{t('board.greatest')}</span>
        <output aria-label={t('board.greatest')} css={styles.figure}>
          {greatestText(greatest)}
        </output>
      </div>
      {onChase && count > 0 && (
        <Button size="small" onClick={onChase}>
          {t('chase.start')}
        </Button>
      )}
      {message}
      <PlaceButton
        count={count}
        repeats={repeats}
        closed={closed}
        busy={placing}
        disabled={count === 0 || (blocked && !repeats)}
        onPlace={onPlace}
      />
      {left !== null && count > 0 && left >= 0n && (
        <p css={styles.note}>{t('board.balanceAfter', { amount: money(String(left)) })}</p>
      )}
    </>
  );
}

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
  }),
  figure: css({ fontWeight: tokens.weight.strong, ...tokens.type.body, ...tokens.numerals }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
};
