import { css } from '@emotion/react';

/** What Chromium found in a version: sentences of the suite, which are in English. */
export function Findings({ findings }: { findings: readonly string[] }) {
  return findings.map((finding) => (
    <bdi key={finding} lang="en" css={line}>
      {finding}
    </bdi>
  ));
}

const line = css({ display: 'block' });
