import { NoMatch } from '../../parts/no-match.tsx';
import { type AuditEntry, audit, verifyAudit } from '@atrium/contracts/registry-audit';
import { status } from '@atrium/contracts/registry-channels';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AuditTable } from './audit-table.tsx';
import { useAction } from './audit-list.tsx';

/** All changes, with filters that are part of the address. */
export function AuditPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const entries = useOperation(audit, { query: { limit: '1000' } });
  const remotes = useOperation(status).data?.remotes ?? [];
  const what = useAction();
  const filter = (key: string) => search.get(key) ?? '';
  const choose = (key: string, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(key, value);
        else before.delete(key);
        return before;
      },
      { replace: true },
    );
  const fits = (entry: AuditEntry) =>
    (!filter('remote') || entry.remote === filter('remote')) &&
    (!filter('action') || entry.action === filter('action')) &&
    (!filter('q') ||
      `${what(entry)} ${entry.actor} ${entry.reason} ${entry.hash}`.toLowerCase().includes(filter('q').toLowerCase()));
  const actions = [...new Set(entries.data?.map(({ action }) => action))].sort();
  return (
    <Page title={t('nav.audit')} about={<Chain />}>
      <Card>
        <div css={styles.filters}>
          <Select
            label={t('remote')}
            placeholder={t('all')}
            value={filter('remote')}
            options={remotes.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => choose('remote', target.value)}
          />
          <Select
            label={t('action')}
            placeholder={t('all')}
            value={filter('action')}
            options={actions.map((action) => ({ value: action, label: what({ action } as AuditEntry) }))}
            onChange={({ target }) => choose('action', target.value)}
          />
          <SearchField
            labelled
            label={t('search')}
            value={filter('q')}
            onChange={({ target }) => choose('q', target.value)}
          />
        </div>
        <Asked of={entries} lines={10}>
          {(all) => {
            const found = all.filter(fits);
            return found.length ? <AuditTable entries={found} /> : <NoMatch />;
          }}
        </Asked>
      </Card>
    </Page>
  );
}

/** Whether the hash chain is intact; the registry recomputes it with every change. */
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
    gridTemplateColumns: '1fr 1fr 2fr',
    alignItems: 'end',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[4],
    [media.phone]: { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
  }),
};
