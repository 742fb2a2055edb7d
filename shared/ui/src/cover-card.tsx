import { css } from '@emotion/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { media, tokens } from './theme.ts';

export interface CoverCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The cover; its title is drawn on it, so the picture itself is decoration. */
  src: PictureProps['src'];
  /** Accessible name of the card's target. */
  name: string;
  /** The link or button that opens it; without one it is a button with `onOpen`. */
  opener?: (bind: { 'aria-label': string; css: ReturnType<typeof css> }) => ReactElement;
  onOpen?: () => void;
  /** Word in the corner, such as "New". */
  tag?: ReactNode;
  caption?: ReactNode;
  /** At the end of the caption: the favourite button. */
  action?: ReactNode;
  /** Slides in over the cover on hover: facts and further actions. */
  detail?: ReactNode;
  /** Closed for now: greyed out, with this text on the cover. */
  closed?: ReactNode;
  eager?: boolean;
}

/** A cover on a shelf. The whole cover opens the target; further buttons are beside it in the page, not inside. */
export function CoverCard({
  src,
  name,
  opener,
  onOpen,
  tag,
  caption,
  action,
  detail,
  closed,
  eager,
  ...rest
}: CoverCardProps) {
  return (
    <article css={styles.card} data-closed={closed ? true : undefined} {...rest}>
      <div css={styles.art}>
        <Picture
          src={src}
          alt=""
          ratio="3 / 4"
          eager={eager}
          css={[styles.cover, !!closed && styles.grey]}
          data-cover
        />
        {tag && (
          <Badge tone={closed ? 'plate' : 'picture'} css={styles.tag}>
            {tag}
          </Badge>
        )}
        {closed && <div css={styles.closed}>{closed}</div>}
        {opener ? (
          opener({ 'aria-label': name, css: styles.opener })
        ) : (
          <button type="button" aria-label={name} css={styles.opener} onClick={onOpen} />
        )}
        {detail && !closed && (
          <div css={styles.detail} data-detail>
            {detail}
          </div>
        )}
      </div>
      {(caption || action) && (
        <div css={styles.caption}>
          <span css={styles.words}>{caption}</span>
          {action}
        </div>
      )}
    </article>
  );
}

const styles = {
  card: css({
    position: 'relative',
    minInlineSize: 0,
    '&:has([data-detail]:focus-within) [data-detail]': { opacity: 1, visibility: 'visible' },
    [media.hover]: {
      '&:hover [data-detail]': { opacity: 1, visibility: 'visible' },
      '&:not([data-closed]):hover [data-cover]': { transform: 'scale(1.03)' },
      '&:not([data-closed]):has([data-detail]):hover [data-cover]': { transform: 'translateY(-12%)' },
      '&:not([data-closed]):hover > div:first-of-type': {
        boxShadow: `0 0 0 2px ${tokens.color.ground}, 0 0 0 4px ${tokens.color.accent}, ${tokens.elevation.floating}`,
      },
    },
  }),
  art: css({
    position: 'relative',
    aspectRatio: '3 / 4',
    overflow: 'hidden',
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface2,
    transition: `box-shadow ${tokens.motion.base} ${tokens.motion.ease}`,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${tokens.color.pictureEdge}`,
      pointerEvents: 'none',
    },
    '&:has(> a:focus-visible, > button:focus-visible)': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: 2,
    },
  }),
  cover: css({
    position: 'absolute',
    inset: 0,
    background: 'none',
    transition: `transform ${tokens.motion.slow} ${tokens.motion.ease}`,
  }),
  grey: css({ filter: 'grayscale(.8) brightness(.72)' }),
  tag: css({
    position: 'absolute',
    insetBlockStart: tokens.space[2],
    insetInlineStart: tokens.space[2],
    pointerEvents: 'none',
  }),
  opener: css({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
  }),
  closed: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: `10px ${tokens.space[3]} ${tokens.space[3]}`,
    background: tokens.color.plate,
    color: tokens.color.onPlate,
    ...tokens.type.small,
    '& strong': { color: tokens.color.plateWarn },
  }),
  detail: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'grid',
    gap: tokens.space[2],
    padding: tokens.space[3],
    background: tokens.color.plate,
    color: tokens.color.onPlate,
    opacity: 0,
    visibility: 'hidden',
    transition: `opacity ${tokens.motion.fast} ${tokens.motion.ease}, visibility ${tokens.motion.fast}`,
    ...tokens.type.small,
  }),
  caption: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[2],
    minBlockSize: 28,
    marginBlockStart: 6,
    color: tokens.color.text2,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  words: css({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
