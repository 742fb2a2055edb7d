import type { AuditEntry } from '@atrium/contracts/registry-audit';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useFormat } from '../../parts/use-format.ts';
import { useAction } from './use-action.ts';

/** The entries of the audit log, newest first: operator, action, reason, and index in the hash chain. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const { moment, full } = useFormat();
  const what = useAction();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.hash} css={styles.entry}>
          <time dateTime={entry.at} title={full(entry.at)} css={styles.quiet}>
            {moment(entry.at)}
          </time>
          <p css={styles.words}>
            <strong>{what(entry)}</strong>
            <span css={styles.quiet}>
              <bdi>{entry.actor}</bdi> · <bdi>{entry.reason}</bdi>
            </span>
          </p>
          <code css={styles.hash}>{entry.hash.slice(0, 8)}</code>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    gap: tokens.space[2],
    paddingBlock: tokens.space[2],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  quiet: css({ color: tokens.color.text2 }),
  hash: css({ color: tokens.color.text3, fontFamily: tokens.font.mono, ...tokens.type.legal }),
};
