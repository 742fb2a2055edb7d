import { Button } from '@atrium/ui/button';
import { Switch } from '@atrium/ui/switch';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '@atrium/ui/use-phone';
import { placeGuardAtom } from './place-guard.state.ts';

/** How long the first press counts. */
const ARMED_MS = 5_000;

interface PlaceButtonProps {
  /** Number of lines. */
  count: number;
  /** The outcome of the last attempt is unknown: a press repeats it. */
  repeats: boolean;
  closed: boolean;
  busy: boolean;
  disabled: boolean;
  onPlace: () => void;
}

/**
 * The one button that places the bet. With the guard against mis-taps the first press asks and only a second one places; a phone has
 * it unless the member chose otherwise (10-45).
 */
export function PlaceButton({ count, repeats, closed, busy, disabled, onPlace }: PlaceButtonProps) {
  const { t } = useTranslation('draws');
  const isPhone = usePhone();
  const [chosen, setGuarded] = useAtom(placeGuardAtom);
  const guarded = chosen ?? isPhone;
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const isOff = closed && !repeats;
  const press = ({ detail }: MouseEvent) => {
    if (!guarded || repeats) return onPlace();
    if (!armed) return setArmed(true);
    // The second half of a double tap is no yes.
    if (detail > 1) return;
    setArmed(false);
    onPlace();
  };
  const asks = armed && guarded && !disabled;
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={disabled || isOff}
        aria-keyshortcuts="Control+Shift+Enter"
        data-place
        onClick={press}
        onBlur={() => setArmed(false)}
      >
        {isOff
          ? t('board.closed')
          : repeats
            ? t('slip.placeAgain')
            : asks
              ? t('slip.confirm')
              : t('board.place', { count: Math.max(1, count) })}
      </Button>
      {count > 0 && (
        <Switch
          label={t('slip.guard')}
          css={styles.guard}
          checked={guarded}
          onChange={(event) => setGuarded(event.target.checked)}
        />
      )}
    </>
  );
}

const styles = { guard: css({ color: tokens.color.text2, ...tokens.type.small }) };
