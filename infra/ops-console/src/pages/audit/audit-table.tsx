import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../parts/use-format.ts';
import type { Act } from './use-acts.ts';
import { changedFields } from '../../parts/changed-fields.ts';

const STEP = 40;

interface AuditTableProps {
  acts: readonly Act[];
  /** Whether there are older acts, which `onMore` loads. */
  more: boolean;
  busy: boolean;
  onMore: () => void;
}

/** Acts that expand to the state before and after. */
export function AuditTable({ acts, more, busy, onMore }: AuditTableProps) {
  const { t } = useTranslation();
  const { moment, full } = useFormat();
  const [open, setOpen] = useState<string>();
  const [most, setMost] = useState(STEP);
  return (
    <>
      {acts.slice(0, most).map((act) => (
        <Disclosure
          key={act.key}
          open={open === act.key}
          onToggle={(wanted) => setOpen(wanted ? act.key : undefined)}
          title={
            <span css={styles.line}>
              <time dateTime={act.at} css={styles.quiet}>
                {moment(act.at)}
              </time>
              <span>
                <strong>{act.what}</strong> {act.subject && <bdi dir="ltr">{act.subject}</bdi>}
                <span css={[styles.quiet, styles.block]}>
                  <bdi>{act.actor}</bdi> · <bdi>{act.reason}</bdi>
                </span>
              </span>
            </span>
          }
        >
          <dl css={styles.fields}>
            {changedFields(act.before, act.after).map(({ path, before, after }) => (
              <div key={path} css={styles.field}>
                <dt css={styles.quiet}>{path}</dt>
                <dd>
                  {before && <del css={styles.before}>{before}</del>} {after && <ins css={styles.after}>{after}</ins>}
                </dd>
              </div>
            ))}
          </dl>
          <p css={styles.hash}>
            {full(act.at)}
            {act.hash && (
              <>
                {' · '}
                {t('hash')} <code>{act.hash}</code>
              </>
            )}
          </p>
        </Disclosure>
      ))}
      {(more || acts.length > most) && (
        <Button
          wide
          busy={busy}
          onClick={() => {
            setMost(most + STEP);
            if (more && acts.length < most + STEP) onMore();
          }}
        >
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
