import type { agentTree, OperatedAgent } from '@atrium/contracts/operator-agents';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { Facts } from '../../parts/facts.tsx';
import { stack } from '../../parts/page.tsx';
import { AgentContracts } from './agent-contracts.tsx';
import { AgentTable } from './agent-table.tsx';
import { ContractForm } from './contract-form.tsx';
import { MoveForm } from './move-form.tsx';
import { QuotaForm } from './quota-form.tsx';
import { useRatesText } from './use-rates-text.ts';

type Act = 'move' | 'contract' | 'quota';

interface AgentDetailProps {
  tree: OperationReply<typeof agentTree> & { agent: OperatedAgent };
  onOpen: (account: string) => void;
}

/** One account of the tree: its line, terms, contracts, quotas and the accounts right below. */
export function AgentDetail({ tree, onOpen }: AgentDetailProps) {
  const { t } = useTranslation();
  const mine = useMayChange();
  const ratesText = useRatesText();
  const [act, setAct] = useState<Act>();
  const { agent, line, direct, contracts, quotas } = tree;
  const { account } = agent;
  const close = () => setAct(undefined);
  return (
    <div css={stack}>
      <nav aria-label={t('agents.line')} css={styles.line}>
        <Button size="small" variant="quiet" onClick={() => onOpen('')}>
          {t('agents.tops')}
        </Button>
        {line.map((each) => (
          <Button
            key={each}
            size="small"
            variant="quiet"
            aria-current={each === account ? 'page' : undefined}
            onClick={() => onOpen(each)}
          >
            <bdi>{each}</bdi>
          </Button>
        ))}
      </nav>
      <Facts
        facts={[
          { key: 'kind', name: t('kind'), value: t(agent.agent ? 'agents.agent' : 'agents.member') },
          { key: 'group', name: t('agents.group'), value: agent.group ?? '–' },
          { key: 'rates', name: t('agents.rates'), value: <bdi>{ratesText(agent.rates)}</bdi> },
          { key: 'below', name: t('agents.below'), value: agent.below },
          { key: 'state', name: t('state'), value: t(agent.blocked ? 'agents.blocked' : 'agents.open') },
          ...quotas.map(({ group, most, used, own }) => ({
            key: `quota-${group}`,
            name: t('agents.quotaOf', { group }),
            value: t(own ? 'agents.quotaOwn' : 'agents.quotaBrand', { used, most }),
          })),
        ]}
      />
      {mine && (
        <div css={styles.buttons}>
          <Button icon="upline" onClick={() => setAct('move')}>
            {t('agents.move')}
          </Button>
          {agent.agent && line.length === 1 && (
            <Button icon="document" onClick={() => setAct('contract')}>
              {t('agents.contract')}
            </Button>
          )}
          {agent.agent && (
            <Button icon="percent" onClick={() => setAct('quota')}>
              {t('agents.quota')}
            </Button>
          )}
        </div>
      )}
      <section>
        <h2 css={styles.title}>{t('agents.contracts')}</h2>
        <AgentContracts contracts={contracts} />
      </section>
      <section>
        <h2 css={styles.title}>{t('agents.direct')}</h2>
        <AgentTable caption={t('agents.direct')} agents={direct} onOpen={onOpen} />
      </section>
      {act && (
        <Modal open title={t(`agents.titles.${act}`, { account })} closeLabel={t('close')} onClose={close}>
          {act === 'move' && <MoveForm account={account} onDone={close} />}
          {act === 'contract' && <ContractForm account={account} onDone={close} />}
          {act === 'quota' && <QuotaForm account={account} onDone={close} />}
        </Modal>
      )}
    </div>
  );
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[1] }),
  title: css({ marginBlock: tokens.space[2], ...tokens.type.title }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3] }),
};
