import { useMoney } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { tokens } from '@atrium/ui/theme';
import { css, Global } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TAB_BAR } from '@atrium/ui/tab-bar';

const BAR_HEIGHT_PX = 52;
/** The page ends above the bar, and what sticks to the bottom sticks to it. */
const roomLook = css({
  ':root': { '--slip-bar': `${BAR_HEIGHT_PX}px` },
  body: { paddingBlockEnd: 'var(--slip-bar)' },
});
/** A stroke of this length upwards opens the slip. */
const STROKE_PX = 24;

interface SlipBarProps {
  count: number;
  stake: bigint;
  onOpen: () => void;
}

/** On a phone the slip waits in this bar; a press or a stroke upwards opens its sheet (10-45). */
export function SlipBar({ count, stake, onOpen }: SlipBarProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const from = useRef<number | null>(null);
  return (
    <>
      <Global styles={roomLook} />
      <button
        type="button"
        aria-haspopup="dialog"
        css={styles.bar}
        onClick={onOpen}
        onPointerDown={(event) => {
          from.current = event.clientY;
        }}
        onPointerMove={(event) => {
          if (from.current === null || from.current - event.clientY < STROKE_PX) return;
          from.current = null;
          onOpen();
        }}
        onPointerUp={() => {
          from.current = null;
        }}
      >
        <b>{t('board.slip')}</b>
        <span css={styles.fact}>{t('slip.count', { count })}</span>
        <b css={styles.stake}>{money(String(stake))}</b>
        <Icon name="up" size={16} />
      </button>
    </>
  );
}

const styles = {
  bar: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: TAB_BAR,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    blockSize: BAR_HEIGHT_PX,
    padding: `0 ${tokens.space[4]}`,
    border: 0,
    borderBlockStart: `1px solid ${tokens.color.lineStrong}`,
    background: tokens.color.surface3,
    color: tokens.color.text,
    touchAction: 'pan-x',
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  fact: css({ color: tokens.color.text2 }),
  stake: css({ marginInlineStart: 'auto' }),
};
