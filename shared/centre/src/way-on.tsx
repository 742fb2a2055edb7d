import { centreAtom, host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

const WAYS = {
  games: () => host().navigate('/rng'),
  promotions: () => host().navigate('/promotions'),
  deposit: () => host().openCentre('member', 'depositv2'),
  account: () => host().openCentre('member', 'securityCenter'),
  contact: () => host().navigate('/help?topic=contact'),
  invite: () => host().openCentre('agent', 'agentRegister'),
} as const;

export type Way = keyof typeof WAYS;

/** The way on from an empty list or from too little money: by default to games, in the agents' centre to an invitation. Source: 15-13. */
export function WayOn({ to }: { to?: Way | undefined }) {
  const { t } = useTranslation('centre');
  const open = useAtomValue(centreAtom);
  const way = to ?? (open?.centre === 'agent' ? 'invite' : 'games');
  return <Button onClick={WAYS[way]}>{t(`way.${way}`)}</Button>;
}
