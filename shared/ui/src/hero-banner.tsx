import { css } from '@emotion/react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { media, tokens } from './theme.ts';

export interface HeroBannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The scene: 820 x 356, dark on the side of the text. */
  scene: ReactNode;
  /** Above the title: when and what. */
  kicker?: ReactNode;
  title: ReactNode;
  level?: 1 | 2;
  text?: ReactNode;
  action?: ReactNode;
}

/** A scene with text on its dark side; on a phone the text is on a plate over the scene. */
export function HeroBanner({ scene, kicker, title, level = 1, text, action, ...rest }: HeroBannerProps) {
  const Heading = `h${level}` as ElementType;
  return (
    <div css={styles.banner} {...rest}>
      <div css={styles.scene}>{scene}</div>
      <div css={styles.words}>
        {kicker && <p css={styles.kicker}>{kicker}</p>}
        <Heading css={styles.title}>{title}</Heading>
        {text && <p css={styles.text}>{text}</p>}
        {action && <div css={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

const styles = {
  banner: css({
    position: 'relative',
    minBlockSize: 356,
    blockSize: '100%',
    overflow: 'clip',
    borderRadius: tokens.radius.large,
    background: tokens.color.heroNear,
    color: tokens.color.heroInk,
    '--focus': tokens.color.heroInk,
    [media.phone]: { minBlockSize: 208 },
  }),
  scene: css({
    position: 'absolute',
    inset: 0,
    '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  }),
  words: css({
    position: 'relative',
    boxSizing: 'border-box',
    inlineSize: 'min(38%, 344px)',
    minInlineSize: 280,
    minBlockSize: 'inherit',
    padding: tokens.space[8],
    paddingInlineEnd: 0,
    [media.phone]: {
      inlineSize: '56%',
      minInlineSize: 0,
      padding: tokens.space[4],
      paddingBlockEnd: tokens.space[8],
      background: tokens.color.heroNear,
    },
  }),
  kicker: css({ fontWeight: tokens.weight.strong, ...tokens.type.small, ...tokens.numerals }),
  title: css({
    ...tokens.type.figure,
    ...tokens.numerals,
    marginBlock: `${tokens.space[2]} ${tokens.space[3]}`,
    textWrap: 'balance',
    [media.phone]: { ...tokens.type.section, marginBlock: tokens.space[1] },
  }),
  text: css({ maxInlineSize: '30ch', ...tokens.type.body, [media.phone]: { ...tokens.type.small } }),
  action: css({
    display: 'flex',
    gap: tokens.space[2],
    marginBlockStart: tokens.space[5],
    '& > a, & > button': { borderColor: 'currentColor', color: 'inherit' },
    [media.phone]: { marginBlockStart: tokens.space[3] },
  }),
};
