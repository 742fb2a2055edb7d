import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  /** Buttons at the end of the line. */
  children?: ReactNode;
}

export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <div css={styles.head}>
      <div css={styles.words}>
        <h2 css={styles.title}>{title}</h2>
        {text && <p css={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  );
}

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[5],
  }),
  words: css({ marginInlineEnd: 'auto' }),
  title: css({ margin: 0, ...tokens.display, ...tokens.type.page, [media.phone]: { ...tokens.type.section } }),
  text: css({ margin: `${tokens.space[1]} 0 0`, color: tokens.color.text2, ...tokens.type.body }),
};
