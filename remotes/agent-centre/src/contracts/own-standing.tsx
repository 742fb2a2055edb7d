import { ResourceFault } from '@atrium/centre/resource-fault';
import type { Contract } from '@atrium/contracts/agent-contracts';
import { useResource } from '@atrium/host';
import { Card } from '@atrium/ui/card';
import { Tabs } from '@atrium/ui/tabs';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { standingResource } from './contracts.state.ts';
import { LadderStanding } from './ladder-standing.tsx';
import { WhatIf } from './what-if.tsx';

type When = 'running' | 'ended';

/**
 * Where the own team is on the ladder of a contract, in the present period or in the last one. Of a request it says what it
 * would have come to, before it is answered (12-03).
 */
export function OwnStanding({ contract }: { contract: Contract }) {
  const { t } = useTranslation('agent-centre');
  const { id, kind, role, account, clauses, state } = contract;
  const [when, setWhen] = useState<When>(state === 'requested' ? 'ended' : 'running');
  const { value, status, error, reload } = useResource(standingResource, { params: { id } });
  return (
    <Card
      as="section"
      title={t(state === 'requested' ? 'contracts.standing.ofRequest' : 'contracts.standing.ofContract', {
        account: account || t('contracts.house'),
      })}
      level={3}
      css={styles.card}
    >
      <Tabs<When>
        label={t('contracts.span')}
        look="pills"
        tabs={(['running', 'ended'] as const).map((one) => ({
          value: one,
          label: t(`contracts.standing.when.${one}`),
        }))}
        value={when}
        onChange={setWhen}
      />
      {status === 'failed' && !value ? (
        <ResourceFault error={error!} reload={reload} />
      ) : (
        <div css={styles.sides}>
          <LadderStanding
            kind={kind}
            side={role}
            clauses={clauses}
            standing={value?.[when]}
            running={when === 'running'}
          />
          {value && <WhatIf key={`${when} ${value[when].from}`} contract={contract} standing={value[when]} />}
        </div>
      )}
    </Card>
  );
}

const styles = {
  card: css({ display: 'grid', gap: tokens.space[3], marginBlockStart: tokens.space[3] }),
  sides: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.space[5],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
};
