import { agentTree } from '@atrium/contracts/operator-agents';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { SearchField } from '@atrium/ui/search-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { useChoices } from '../../data/use-choices.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { Page, stack } from '../../parts/page.tsx';
import { AgentBills } from './agent-bills.tsx';
import { AgentDetail } from './agent-detail.tsx';
import { AgentTable } from './agent-table.tsx';
import { AgentMoves } from './agent-moves.tsx';
import { Disputes } from './disputes.tsx';
import { Strategies } from './strategies.tsx';

/** The trees of agents: one account with its line, terms and contracts, bills and disputes, moves, and the brand's rules. */
export function AgentsPage() {
  const { t } = useTranslation();
  const { chosen, choose } = useChoices();
  const mine = useMayChange();
  const account = chosen('account');
  const [typed, setTyped] = useState(account);
  const found = useOperation(agentTree, { query: account ? { account } : {} });
  const open = (name: string) => {
    setTyped(name);
    choose('account', name, { step: true });
  };
  return (
    <Page title={t('nav.agents')} about={t('agents.about')}>
      <div css={stack}>
        <Card>
          <form
            css={styles.search}
            onSubmit={(event) => {
              event.preventDefault();
              open(typed.trim());
            }}
          >
            <SearchField
              labelled
              label={t('account')}
              placeholder={t('account')}
              dir="ltr"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" icon="search">
              {t('search')}
            </Button>
          </form>
          <Asked of={found} lines={8}>
            {(tree) =>
              tree.agent ? (
                <AgentDetail tree={{ ...tree, agent: tree.agent }} onOpen={open} />
              ) : (
                <AgentTable caption={t('agents.tops')} agents={tree.direct} onOpen={open} />
              )
            }
          </Asked>
        </Card>
        <Disputes />
        <AgentBills key={account} account={account} />
        {mine && <AgentMoves />}
        <Strategies />
      </div>
    </Page>
  );
}

const styles = {
  search: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: tokens.space[3],
    marginBlockEnd: tokens.space[4],
  }),
};
