import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';

interface SafeHtmlProps {
  html: string;
  /** Shown below it, and not before it: nothing moves when it comes. */
  children?: ReactNode;
}

/**
 * HTML from the server, sanitized before it is shown: no scripts, no event handlers, no unsafe links. The sanitizer is
 * loaded on first use.
 */
export function SafeHtml({ html, children }: SafeHtmlProps) {
  const [clean, setClean] = useState<string>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let wanted = true;
    void import('./clean-html.ts').then(
      ({ cleanHtml }) => wanted && setClean(cleanHtml(html)),
      () => wanted && setMissing(true),
    );
    return () => {
      wanted = false;
    };
  }, [html]);
  const busy = clean === undefined && !missing;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above; nothing is shown before that. */}
      <div css={styles.prose} aria-busy={busy} dangerouslySetInnerHTML={{ __html: clean ?? '' }} />
      {!busy && children}
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
