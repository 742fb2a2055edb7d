import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';

/** Sentences with a bullet each. */
export function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul css={look}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

const look = css({
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingInlineStart: tokens.space[5],
  listStyle: 'disc',
});
