import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** A message as members read it: plain text with its lines. */
export function MailingPreview({ title, text }: { title: string; text: string }) {
  return (
    <article css={styles.preview}>
      <strong css={styles.title}>{title}</strong>
      <p css={styles.text}>{text}</p>
    </article>
  );
}

const styles = {
  preview: css({ display: 'grid', gap: tokens.space[2], overflowWrap: 'anywhere' }),
  title: css({ ...tokens.type.title }),
  text: css({ margin: 0, whiteSpace: 'pre-line' }),
};
