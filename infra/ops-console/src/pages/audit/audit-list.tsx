import type { AuditEntry } from '@atrium/contracts/registry-audit';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';

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

/** An entry in words: the name of the action, with the remote and the result. */
export function useAction(): (entry: AuditEntry) => string {
  const { t, i18n } = useTranslation();
  return ({ action, remote, after }) => {
    const key = `actions.${action}`;
    const name = i18n.exists(key) ? t(key) : action;
    const face = after as {
      kind?: string;
      version?: string;
      status?: string;
      canary?: { version: string; percent: number };
    } | null;
    const became =
      face?.kind && face.kind !== 'module'
        ? t(`kinds.${face.kind}`)
        : face?.status
          ? t(`system.${face.status}`)
          : face?.canary
            ? t('canaryTo', { ...face.canary })
            : face?.version;
    const what = [name, remote].filter(Boolean).join(' ');
    return became ? t('became', { what, became }) : what;
  };
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
