import { css, keyframes } from '@emotion/react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { tokens } from './theme.ts';

/** Props for the trigger: `trigger={(bind) => <Link {...bind} to="/rng">RNG</Link>}`. */
export interface DropDownBind {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-drop-down': true;
  onClick?: () => void;
}

export interface DropDownProps extends Omit<ComponentProps<'div'>, 'children'> {
  trigger: (bind: DropDownBind) => ReactElement;
  children: (close: () => void) => ReactNode;
  /** `hover` (header navigation: the trigger stays a link of its own) or `press` (a button). */
  opens?: 'hover' | 'press';
  align?: 'start' | 'centre' | 'end';
  /** Accessible name of the panel. */
  label: string;
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * A panel that drops down from a link or a button. Opens on hover after a short delay, or by Arrow down, which moves to
 * the first entry; arrows move, Escape closes and returns to the trigger, leaving closes. While closed the panel is not
 * in the page.
 */
export function DropDown({ trigger, children, opens = 'hover', align = 'start', label, ...rest }: DropDownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    // The first entry may be rendered a moment after the panel, because its code is loaded on demand.
    const takeFocus = () => {
      const first = wantsFocus.current && panel.current?.querySelector<HTMLElement>(stops);
      if (!first) return;
      wantsFocus.current = false;
      first.focus();
    };
    takeFocus();
    const arrival = new MutationObserver(takeFocus);
    arrival.observe(panel.current!, { childList: true, subtree: true });
    const outside = (event: Event) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener('pointerdown', outside);
    return () => {
      wantsFocus.current = false;
      arrival.disconnect();
      document.removeEventListener('pointerdown', outside);
    };
  }, [open]);

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  };
  const hover = (next: boolean) => (event: PointerEvent) => {
    if (opens === 'hover' && event.pointerType !== 'touch') later(next, next ? 80 : 180);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) later(false, 0);
  };
  const back = () => root.current?.querySelector<HTMLElement>('[data-drop-down]')?.focus();
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      back();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if ((event.target as Element).closest('[data-drop-down]')) {
      if (event.key === 'ArrowUp') return;
      event.preventDefault();
      if (open) panel.current?.querySelector<HTMLElement>(stops)?.focus();
      else {
        wantsFocus.current = true;
        clearTimeout(timer.current);
        setOpen(true);
      }
      return;
    }
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>(stops) ?? [])];
    const next = entries.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    if (next < 0) back();
    else entries[next % entries.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to events of the link and the entries inside.
    <div
      ref={root}
      css={styles.root}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={leave}
      onFocus={() => clearTimeout(timer.current)}
      onKeyDown={key}
      {...rest}
    >
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-drop-down': true,
        ...(opens === 'press' && { onClick: () => setOpen(!open) }),
      })}
      {open && (
        <div ref={panel} id={id} role="group" aria-label={label} css={[styles.panel, styles[align]]}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

const styles = {
  root: css({ position: 'relative', display: 'inline-flex', alignItems: 'stretch' }),
  panel: css({
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: tokens.layer.dropDown,
    minInlineSize: 'max-content',
    maxInlineSize: 'min(92vw, 720px)',
    maxBlockSize: 'min(72vh, 560px)',
    overflow: 'auto',
    padding: tokens.space[2],
    background: tokens.color.surface,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    boxShadow: tokens.elevation.floating,
    animation: `${drop} ${tokens.motion.fast} ${tokens.motion.ease}`,
  }),
  start: css({ insetInlineStart: 0 }),
  end: css({ insetInlineEnd: 0 }),
  centre: css({
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    '&:dir(rtl)': { transform: 'translateX(50%)' },
  }),
};
