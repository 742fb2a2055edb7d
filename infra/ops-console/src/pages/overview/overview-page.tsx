import { audit } from '@atrium/contracts/registry-audit';
import { status } from '@atrium/contracts/registry-channels';
import { vendorList } from '@atrium/contracts/operator';
import { buttonLook } from '@atrium/ui/button-look';
import { Card } from '@atrium/ui/card';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFigures } from '../../data/use-figures.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { MovedTabs } from '../../parts/moved-tabs.tsx';
import { columns, Page, stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { AuditList } from '../audit/audit-list.tsx';
import { BusinessCard } from './business-card.tsx';
import { Proposals } from './proposals.tsx';
import { VendorHealth } from './vendor-health.tsx';
import { RemotesTable } from './remotes-table.tsx';

const LATEST = 6;

/** The state of the whole site on one screen. */
export function OverviewPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const known = useOperation(status);
  const latest = useOperation(audit, { query: { limit: '50' } });
  const vendors = useOperation(vendorList, {}, { every: 10_000 });
  const figures = useFigures();
  const about =
    known.data &&
    figures &&
    t('overviewAbout', { remotes: number(known.data.remotes.length), tabs: number(figures.tabs.open) });
  return (
    <Page title={t('nav.overview')} about={about}>
      {known.data && (
        <Proposals
          remotes={known.data.remotes}
          sequence={known.data.sequence}
          figures={figures}
          vendors={vendors.data ?? []}
        />
      )}
      <Card as="section" title={t('remotes')} titleEnd={t('lastHour')} padding="medium">
        <Asked of={known} lines={11}>
          {({ remotes, sequence }) => <RemotesTable remotes={remotes} sequence={sequence} figures={figures} />}
        </Asked>
      </Card>
      <BusinessCard />
      <div css={columns}>
        <div css={stack}>
          <Card
            as="section"
            title={t('tabsMoved')}
            titleEnd={figures && t('toSequence', { sequence: number(figures.sequence) })}
          >
            {figures && <MovedTabs figures={figures} />}
          </Card>
          <Card
            as="section"
            title={t('nav.vendors')}
            titleEnd={
              <Link to="/vendors" css={buttonLook({ size: 'small' })}>
                {t('allVendors')}
              </Link>
            }
          >
            <Asked of={vendors}>{(all) => <VendorHealth vendors={all} />}</Asked>
          </Card>
        </div>
        <Card
          as="section"
          title={t('nav.audit')}
          titleEnd={
            <Link to="/audit" css={buttonLook({ size: 'small' })}>
              {t('allEntries')}
            </Link>
          }
        >
          <Asked of={latest}>{(entries) => <AuditList entries={entries.slice(0, LATEST)} />}</Asked>
        </Card>
      </div>
    </Page>
  );
}
