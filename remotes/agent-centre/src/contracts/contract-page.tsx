import { WayOn } from '@atrium/centre/way-on';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cornerSpace } from '../frame/corner-space.ts';
import { briefEmpty } from './brief-empty.ts';
import { ContractTable } from './contract-table.tsx';
import { actionErrorAtom, contractsResources } from './contracts.state.ts';
import { OfferPanel } from './offer-panel.tsx';
import { OwnStanding } from './own-standing.tsx';
import { SettlementTable } from './settlement-table.tsx';

interface ContractPageProps {
  kind: ContractKind;
  title: string;
  /** What it pays and when. */
  text: string;
}

/** Contracts of one kind: requests to answer, what the agent is paid and pays, and every payment (1-42, 1-43). */
export function ContractPage({ kind, title, text }: ContractPageProps) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const failure = useAtomValue(actionErrorAtom);
  const { value, status, error, reload } = useResource(contractsResources[kind]);
  const [offering, setOffering] = useState(false);
  const [past, setPast] = useState(false);
  const contracts = value?.contracts ?? [];
  const running = contracts.filter(({ state }) => state === 'accepted' || state === 'requested');
  const waiting = running.filter(({ role, state }) => role === 'mine' && state === 'requested');
  const mine = running.filter(({ role, state }) => role === 'mine' && state === 'accepted');
  const given = running.filter(({ role }) => role === 'given');
  const over = contracts.filter((contract) => !running.includes(contract));

  const offer = (
    <Button icon="plus" onClick={() => setOffering(true)}>
      {t('contracts.offer')}
    </Button>
  );
  return (
    <>
      <PageHead title={title} text={text}>
        <span css={cornerSpace}>{offer}</span>
      </PageHead>
      {offering && <OfferPanel kind={kind} onClose={() => setOffering(false)} />}
      {failure && !offering && (
        <Note tone="bad" role="alert">
          {sentence(failure)}
        </Note>
      )}
      {value ? (
        <div css={styles.sections}>
          {waiting.length > 0 && (
            <section>
              <SectionHead title={t('contracts.waiting')} level={3} />
              <ContractTable kind={kind} caption={t('contracts.waiting')} contracts={waiting} />
              {waiting.map((contract) => (
                <OwnStanding key={contract.id} contract={contract} />
              ))}
            </section>
          )}
          <section>
            <SectionHead title={t('contracts.mine')} level={3} />
            <ContractTable
              kind={kind}
              caption={t('contracts.mine')}
              contracts={mine}
              empty={
                <EmptyState
                  scene="contracts"
                  title={t('contracts.noneMine')}
                  text={t('contracts.noneMineText')}
                  action={<WayOn to="contact" />}
                  css={waiting.length > 0 && briefEmpty}
                />
              }
            />
            {mine.map((contract) => (
              <OwnStanding key={contract.id} contract={contract} />
            ))}
          </section>
          <section>
            <SectionHead title={t('contracts.given')} level={3} />
            <ContractTable
              kind={kind}
              caption={t('contracts.given')}
              contracts={given}
              empty={
                <EmptyState
                  scene="contracts"
                  title={t('contracts.noneGiven')}
                  text={t('contracts.noneGivenText')}
                  action={offer}
                  css={briefEmpty}
                />
              }
            />
          </section>
          <section>
            <SectionHead title={t('contracts.payments')} level={3} />
            <SettlementTable contracts={contracts} settlements={value.settlements} />
          </section>
          {over.length > 0 && (
            <Disclosure title={t('contracts.over')} open={past} onToggle={setPast}>
              <ContractTable kind={kind} caption={t('contracts.over')} contracts={over} />
            </Disclosure>
          )}
        </div>
      ) : status === 'failed' ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}

const styles = {
  sections: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[6] }),
};
