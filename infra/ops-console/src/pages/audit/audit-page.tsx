import { status } from '@atrium/contracts/registry-channels';
import { verifyAudit } from '@atrium/contracts/registry-audit';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { NoMatch } from '../../parts/no-match.tsx';
import { Page } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AuditTable } from './audit-table.tsx';
import { type Act, SOURCES, useActs } from './use-acts.ts';

/** What operators did on registry and gateway in one list by time, with filters that are part of the address. */
export function AuditPage() {
  const { t, i18n } = useTranslation();
  const { chosen, choose } = useChoices();
  const [source, remote, action, words] = ['source', 'remote', 'action', 'q'].map(chosen) as [
    string,
    string,
    string,
    string,
  ];
  const { acts, names, registry, log, more } = useActs({ source, remote, action });
  const remotes = useOperation(status).data?.remotes ?? [];
  const fits = (act: Act) =>
    (!remote || act.remote === remote) &&
    (!action || act.action === action) &&
    (!words ||
      [act.what, act.subject, act.actor, act.reason, act.hash].join(' ').toLowerCase().includes(words.toLowerCase()));
  const found = acts.filter(fits);
  return (
    <Page title={t('nav.audit')} about={<Chain />}>
      <Card>
        <div css={styles.filters}>
          <Select
            label={t('log.source')}
            placeholder={t('all')}
            value={source}
            options={SOURCES.map((value) => ({ value, label: t(`log.sources.${value}`) }))}
            onChange={({ target }) => choose('source', target.value)}
          />
          <Select
            label={t('remote')}
            placeholder={t('all')}
            value={remote}
            options={remotes.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => choose('remote', target.value)}
          />
          <Select
            label={t('action')}
            placeholder={t('all')}
            value={action}
            options={[...names]
              .map(([value, label]) => ({ value, label }))
              .sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
            onChange={({ target }) => choose('action', target.value)}
          />
          <SearchField
            labelled
            label={t('search')}
            value={words}
            onChange={({ target }) => choose('q', target.value)}
          />
        </div>
        {log.error && <Refusal refused={log.error} />}
        <Asked of={registry} lines={10}>
          {() => {
            if (log.isPending) return <Skeleton height={320} />;
            if (found.length === 0 && !more) return <NoMatch />;
            return (
              <AuditTable
                acts={found}
                more={more}
                busy={log.isFetchingNextPage}
                onMore={() => void log.fetchNextPage()}
              />
            );
          }}
        </Asked>
      </Card>
    </Page>
  );
}

/** Whether the registry's hash chain is intact; it is recomputed with every change. */
function Chain() {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  const known = useOperation(verifyAudit).data;
  if (!known) return null;
  return known.ok ? (
    <State tone="good">{t('chainHolds', { entries: number(known.entries) })}</State>
  ) : (
    <State tone="bad">{t('chainBroken', { time: moment(known.brokenAt!) })}</State>
  );
}

const styles = {
  filters: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1fr 2fr',
    alignItems: 'end',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[4],
    [media.phone]: { gridTemplateColumns: '1fr 1fr', '& > :nth-last-of-type(-n + 2)': { gridColumn: '1 / -1' } },
  }),
};
