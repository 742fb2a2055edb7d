import { css } from '@emotion/react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { tokens } from './theme.ts';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: ReactNode;
  /** The element it explains, which must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A short explanation on hover and focus. Escape hides it; the pointer may rest on it. */
export function Tooltip({ text, children, ...rest }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to events of the control inside.
    <span
      css={styles.root}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        event.stopPropagation();
        setShown(false);
      }}
      {...rest}
    >
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <span role="tooltip" id={id} css={styles.tip}>
          {text}
        </span>
      )}
    </span>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'inline-flex' }),
  tip: css({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    '&:dir(rtl)': { transform: 'translateX(50%)' },
    zIndex: tokens.layer.tooltip,
    inlineSize: 'max-content',
    maxInlineSize: 260,
    padding: `6px ${tokens.space[3]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    color: tokens.color.text,
    boxShadow: tokens.elevation.floating,
    whiteSpace: 'normal',
    ...tokens.type.small,
  }),
};
