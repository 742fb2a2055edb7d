import { Button } from '@atrium/ui/button';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { panelLook, thumbLook } from '../panel-look.ts';
import { usePhone } from '@atrium/ui/use-phone';
import { PlaceButton } from './place-button.tsx';
import { SlipLines } from './slip-lines.tsx';
import type { QuotedLine } from './use-slip.ts';

interface SlipProps {
  lines: readonly QuotedLine[];
  multiple: number;
  onMultiple: (multiple: number) => void;
  paidBefore: ReadonlyMap<string, string>;
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Brings back what was removed last; null if there is nothing. */
  onUndo: (() => void) | null;
  onPlace: () => void;
  placing: boolean;
  /** The outcome of the last attempt is unknown: until the repeat, the slip stays as it was sent. */
  repeats: boolean;
  /** Why the bet can't be placed, or what the last attempt said, with what to do. */
  message: ReactNode;
  /** The slip waits for a yes to its next draw, or a line for a change. */
  blocked: boolean;
  closed: boolean;
  /** Opens the chase planner; null while it is open. */
  onChase: (() => void) | null;
  sums: ReactNode;
  /** Above the sums: the prize group. */
  children?: ReactNode;
}

/** The bet slip: lines with their price, the multiple, and the one button that places the bet (10-35). */
export function Slip(props: SlipProps) {
  const { lines, multiple, repeats, blocked, closed, placing, message, onUndo, onChase, sums, children } = props;
  const { t } = useTranslation('draws');
  const isPhone = usePhone();
  return (
    <section
      aria-label={t('board.slip')}
      css={[styles.root, !isPhone && styles.panel]}
      data-slip
      // The sheet gives it the focus: a field would bring up the keys of the phone at once.
      {...(isPhone && { tabIndex: -1, 'data-autofocus': '' })}
    >
      <header css={[styles.head, isPhone && styles.underTitle]}>
        {!isPhone && <h3 css={styles.title}>{t('board.slip')}</h3>}
        <span css={styles.count}>{lines.length > 0 && t('slip.count', { count: lines.length })}</span>
        {onUndo && !repeats && (
          <Button size="small" variant="quiet" onClick={onUndo}>
            {t('board.undo')}
          </Button>
        )}
        {lines.length > 0 && !repeats && (
          <Button size="small" variant="quiet" onClick={props.onClear}>
            {t('board.clear')}
          </Button>
        )}
      </header>
      <SlipLines
        lines={lines}
        multiple={multiple}
        paidBefore={props.paidBefore}
        locked={repeats}
        onRemove={props.onRemove}
      />
      {lines.length === 0 && <p css={styles.empty}>{t('board.slipEmpty')}</p>}
      <div css={styles.row}>
        <span aria-hidden>{t('board.multiple')}</span>
        <Stepper
          label={t('board.multiple')}
          lessLabel={t('board.multipleLess')}
          moreLabel={t('board.multipleMore')}
          min={1}
          max={9_999}
          value={multiple}
          disabled={repeats}
          onChange={props.onMultiple}
        />
      </div>
      {children}
      {sums}
      {onChase && lines.length > 0 && !repeats && (
        <Button size="small" onClick={onChase}>
          {t('chase.start')}
        </Button>
      )}
      {message && <div css={styles.message}>{message}</div>}
      <PlaceButton
        count={lines.length}
        repeats={repeats}
        closed={closed}
        busy={placing}
        disabled={lines.length === 0 || (blocked && !repeats)}
        onPlace={props.onPlace}
      />
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    minInlineSize: 0,
    '&:focus': { outline: 'none' },
    ...thumbLook,
  }),
  panel: css({ padding: tokens.space[4], ...panelLook }),
  head: css({ display: 'flex', alignItems: 'baseline', gap: tokens.space[2] }),
  /** The sheet has the title, and room below it. */
  underTitle: css({ alignItems: 'center', marginBlock: `calc(-1 * ${tokens.space[3]}) calc(-1 * ${tokens.space[2]})` }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.title }),
  count: css({ flex: 1, color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  empty: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space[3],
    ...tokens.type.small,
    '& > :first-of-type': { flex: 'none' },
  }),
  message: css({ ...tokens.type.small }),
};
