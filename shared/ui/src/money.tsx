import { css, keyframes } from '@emotion/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { stepAmount } from './amount-steps.ts';
import { fitCharacters, fitLine, fitPlace } from './fit-text.ts';
import { motionMs, tokens } from './theme.ts';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The formatted amount, including its currency: this part has no money rules. */
  text: string;
  /** `won` is for money won only. `own` is for the member's own balance. */
  tone?: 'plain' | 'won' | 'own' | 'muted';
  /** Counts from the previous text to the new one. */
  counts?: boolean;
  /** The difference, already formatted with its sign: shown for a second each time `text` changes. */
  change?: string;
  /** As wide as its place, and small enough for it: for amounts of any size in places that cannot grow. */
  fit?: boolean;
}

/**
 * An amount in tabular numerals. With `counts`, a new text is counted to within 240 ms and `change` is beside it for
 * one second; both are omitted where the visitor prefers reduced motion. Screen readers get the final text only. The
 * currency stays beside its number (15-07).
 */
export function Money({ text, tone = 'plain', counts = false, change, fit = false, ...rest }: MoneyProps) {
  const shown = useCounted(text, counts);
  const flash = useFlash(text, counts ? change : undefined);
  const amount = (
    <span css={[styles.amount, styles[tone], fit && fitted]} {...(fit ? undefined : rest)}>
      {shown === text ? (
        text
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <span css={styles.read}>{text}</span>
        </>
      )}
      {flash && (
        <span aria-hidden css={styles.flash} data-change>
          {flash}
        </span>
      )}
    </span>
  );
  if (!fit) return amount;
  return (
    <span css={fitPlace} style={fitCharacters(text)} {...rest}>
      {amount}
    </span>
  );
}

const still = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

function useCounted(text: string, counts: boolean): string {
  const [shown, setShown] = useState(text);
  const from = useRef(text);
  useEffect(() => {
    const before = from.current;
    from.current = text;
    if (!counts || before === text || still()) return setShown(text);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / motionMs.slow);
      setShown(stepAmount(before, text, part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, counts]);
  return counts ? shown : text;
}

function useFlash(text: string, change: string | undefined): string | undefined {
  const [flash, setFlash] = useState<string>();
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (!change || still()) return;
    setFlash(change);
    const timer = setTimeout(() => setFlash(undefined), 1000);
    return () => {
      clearTimeout(timer);
      setFlash(undefined);
    };
  }, [text, change]);
  return flash;
}

const fitted = fitLine();

const rise = keyframes({
  from: { opacity: 0, translate: '0 4px' },
  '20%': { opacity: 1, translate: 'none' },
  '80%': { opacity: 1 },
  to: { opacity: 0 },
});

const styles = {
  amount: css({
    position: 'relative',
    display: 'inline-block',
    whiteSpace: 'nowrap',
    unicodeBidi: 'isolate',
    ...tokens.numerals,
  }),
  plain: css({}),
  won: css({ color: tokens.color.win, fontWeight: tokens.weight.bold }),
  own: css({ color: tokens.color.accentText, fontWeight: tokens.weight.bold }),
  muted: css({ color: tokens.color.text2 }),
  read: css({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
  flash: css({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    zIndex: tokens.layer.dropDown,
    paddingInline: tokens.space[2],
    borderRadius: tokens.radius.small,
    background: tokens.color.surface3,
    color: tokens.color.text,
    fontWeight: tokens.weight.strong,
    pointerEvents: 'none',
    animation: `${rise} 1s ${tokens.motion.ease} both`,
    ...tokens.type.small,
  }),
};
