import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import type { SafeHtmlProps } from './safe-html.tsx';

export function SanitizedHtml({ html, children }: SafeHtmlProps) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above. */}
      <div css={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />
      {children}
    </>
  );
}

const styles = {
  prose: css({
    display: 'grid',
    gap: tokens.space[3],
    overflowWrap: 'anywhere',
    '& h2, & h3': { color: tokens.color.text, marginBlockStart: tokens.space[3] },
    '& a': { color: tokens.color.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    '& ul, & ol': { display: 'grid', gap: tokens.space[1], paddingInlineStart: tokens.space[5] },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& table': { inlineSize: '100%' },
    '& td, & th': { padding: tokens.space[2], border: `1px solid ${tokens.color.line}`, textAlign: 'start' },
    '& img': { maxInlineSize: '100%', blockSize: 'auto' },
  }),
};
