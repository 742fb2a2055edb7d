import type { AuditEntry } from '@atrium/contracts/registry-audit';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';
import { useAction } from './audit-list.tsx';
import { changedFields } from '../../parts/changed-fields.ts';

const STEP = 40;

/** Entries that expand to the state before and after. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation();
  const { moment, full } = useFormat();
  const what = useAction();
  const [open, setOpen] = useState<string>();
  const [most, setMost] = useState(STEP);
  return (
    <>
      {entries.slice(0, most).map((entry) => (
        <Disclosure
          key={entry.hash}
          open={open === entry.hash}
          onToggle={(wanted) => setOpen(wanted ? entry.hash : undefined)}
          title={
            <span css={styles.line}>
              <time dateTime={entry.at} css={styles.quiet}>
                {moment(entry.at)}
              </time>
              <span>
                <strong>{what(entry)}</strong>
                <span css={[styles.quiet, styles.block]}>
                  <bdi>{entry.actor}</bdi> · <bdi>{entry.reason}</bdi>
                </span>
              </span>
            </span>
          }
        >
          <dl css={styles.fields}>
            {changedFields(entry.before, entry.after).map(({ path, before, after }) => (
              <div key={path} css={styles.field}>
                <dt css={styles.quiet}>{path}</dt>
                <dd>
                  {before && <del css={styles.before}>{before}</del>} {after && <ins css={styles.after}>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
          <p css={styles.hash}>
            {full(entry.at)} · {t('hash')} <code>{entry.hash}</code>
          </p>
        </Disclosure>
      ))}
      {entries.length > most && (
        <Button wide onClick={() => setMost(most + STEP)}>
          {t('showMore')}
        </Button>
      )}
    </>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: tokens.space[3],
    fontWeight: tokens.weight.regular,
    textAlign: 'start',
    ...tokens.type.small,
    ...tokens.numerals,
    [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
  }),
  quiet: css({ color: tokens.color.text2 }),
  block: css({ display: 'block' }),
  fields: css({ display: 'grid', gap: tokens.space[1], ...tokens.type.small }),
  field: css({ display: 'grid', gridTemplateColumns: 'minmax(96px, 200px) minmax(0, 1fr)', gap: tokens.space[3] }),
  before: css({ paddingInline: 4, background: tokens.color.errorSoft, color: tokens.color.error }),
  after: css({ paddingInline: 4, background: tokens.color.winSoft, color: tokens.color.win, textDecoration: 'none' }),
  hash: css({
    marginBlockStart: tokens.space[3],
    color: tokens.color.text2,
    overflowWrap: 'anywhere',
    ...tokens.type.legal,
    '& code': { fontFamily: tokens.font.mono },
  }),
};
