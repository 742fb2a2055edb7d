import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { media, tokens } from './theme.ts';

export interface NoteProps extends Omit<ComponentProps<'div'>, 'title'> {
  title?: ReactNode;
  /** `good` is for money that arrived. */
  tone?: 'plain' | 'own' | 'good' | 'warn' | 'bad';
  icon?: IconName;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** A strip inside a page: a cause, the money, the next step. */
export function Note({ title, tone = 'plain', icon = icons[tone], actions, children, ...rest }: NoteProps) {
  return (
    <div css={[styles.note, tones[tone]]} {...rest}>
      <Icon name={icon} css={styles.icon} />
      <div css={styles.words}>
        {title && <p css={styles.title}>{title}</p>}
        {children && <div css={styles.text}>{children}</div>}
      </div>
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
}

const icons: Record<NonNullable<NoteProps['tone']>, IconName> = {
  plain: 'info',
  own: 'info',
  good: 'check',
  warn: 'warning',
  bad: 'refused',
};

const styles = {
  note: css({
    display: 'flex',
    gap: tokens.space[3],
    alignItems: 'center',
    padding: `${tokens.space[3]} ${tokens.space[4]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    ...tokens.type.small,
    [media.phone]: { flexWrap: 'wrap' },
  }),
  icon: css({ alignSelf: 'flex-start', marginBlockStart: 3 }),
  words: css({ flex: 1, minInlineSize: 0, [media.phone]: { flexBasis: 'min(220px, calc(100% - 40px))' } }),
  title: css({ fontWeight: tokens.weight.strong, ...tokens.type.body }),
  text: css({ color: tokens.color.text2 }),
  actions: css({ display: 'flex', gap: tokens.space[2], marginInlineStart: 'auto' }),
};

const framed = (background: string, color: string) => css({ background, borderColor: color, '& > svg': { color } });

const tones = {
  plain: css({ background: tokens.color.surface2 }),
  own: css({ background: tokens.color.accentSoft, '& > svg': { color: tokens.color.accentText } }),
  good: framed(tokens.color.winSoft, tokens.color.win),
  warn: framed(tokens.color.warnSoft, tokens.color.warn),
  bad: framed(tokens.color.errorSoft, tokens.color.error),
};
