import { useMoney, useResource } from '@atrium/host';
import { useTranslation } from 'react-i18next';
import { teamStateResource } from './overview.state.ts';

/** The size of the team, who is online, and what the team's wallets hold. */
export function TeamState() {
  const { t } = useTranslation('agent-centre');
  const money = useMoney();
  const { value } = useResource(teamStateResource);
  if (!value) return null;
  return (
    <>
      {[
        t('figures.members', { count: value.members }),
        t('figures.agents', { count: value.agents }),
        t('figures.online', { count: value.online }),
        t('figures.teamBalance', { amount: money(value.teamBalance) }),
      ].join(' · ')}
    </>
  );
}
