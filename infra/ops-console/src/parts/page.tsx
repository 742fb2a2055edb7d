import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  /** Beside the title. */
  about?: ReactNode;
  /** At the far end. */
  end?: ReactNode;
  children: ReactNode;
}

/** A page of the console: its heading and its content. */
export function Page({ title, about, end, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Atrium Ops`;
  }, [title]);
  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title}>{title}</h1>
        {about && <div css={styles.about}>{about}</div>}
        {end && <div css={styles.end}>{end}</div>}
      </div>
      <div css={styles.body}>{children}</div>
    </>
  );
}

/** Panels side by side, or one below the other where there is no room. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** One panel below the other. */
export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignContent: 'start',
});

export const quiet = css({ color: tokens.color.text2, ...tokens.type.small });

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.space[1]} ${tokens.space[4]}`,
    marginBlockEnd: tokens.space[4],
  }),
  title: css({ [media.phone]: { ...tokens.type.section } }),
  about: css({ color: tokens.color.text2, ...tokens.type.small, ...tokens.numerals }),
  end: css({ marginInlineStart: 'auto' }),
  body: stack,
};
