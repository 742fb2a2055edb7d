import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface DisclosureProps extends Omit<ComponentProps<'div'>, 'title' | 'onToggle'> {
  title: ReactNode;
  /** At the end of the line: a date. */
  end?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** A line that expands: notices, questions and answers. */
export function Disclosure({ title, end, open, onToggle, children, ...rest }: DisclosureProps) {
  const id = useId();
  return (
    <div css={styles.root} {...rest}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        css={styles.line}
        onClick={() => onToggle(!open)}
      >
        <span css={styles.title}>{title}</span>
        {end && <span css={styles.end}>{end}</span>}
        <Icon name="down" size={16} css={[styles.arrow, open && styles.turned]} />
      </button>
      {open && (
        <div id={id} css={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({ borderBlockEnd: `1px solid ${tokens.color.line}` }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    inlineSize: '100%',
    minBlockSize: tokens.size.targetLarge,
    margin: 0,
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    border: 0,
    background: 'none',
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: -2 },
    [media.hover]: { '&:hover': { background: tokens.color.surface2 } },
  }),
  title: css({ flex: 1, minInlineSize: 0, fontWeight: tokens.weight.strong }),
  end: css({ color: tokens.color.text3, ...tokens.type.small, ...tokens.numerals }),
  arrow: css({ color: tokens.color.text2, transition: `rotate ${tokens.motion.fast} ${tokens.motion.ease}` }),
  turned: css({ rotate: '180deg' }),
  content: css({ padding: `0 ${tokens.space[4]} ${tokens.space[4]}`, color: tokens.color.text2 }),
};
