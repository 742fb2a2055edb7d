import { isSwitchOn } from '@atrium/contracts/switches';
import { AGENT_ROLES, host, isAgent, useMember, useSession } from '@atrium/host';
import type { IconName } from '@atrium/ui/icon';

export interface MemberItem {
  key: string;
  label: string;
  icon: IconName;
  press: () => void;
}

/**
 * The member's items besides balance, deposit, withdraw and name. Agent items depend on the type in the member info
 * (6-12).
 */
export function useMemberItems(): MemberItem[] {
  const member = useMember();
  const session = useSession();
  const agent = member ? AGENT_ROLES.includes(member.type) : isAgent(session);
  const open = (centre: 'member' | 'agent', page?: string) => () => host().openCentre(centre, page);
  const items: (MemberItem | false)[] = [
    { key: 'personal', label: 'account.personalCenter', icon: 'user', press: open('member', 'personalProfit') },
    agent && { key: 'agent', label: 'account.agentCenter', icon: 'users', press: open('agent') },
    { key: 'bets', label: 'account.bettingRecord', icon: 'list', press: open('member', 'personalHistoryCopy') },
    isSwitchOn(host().permission().whitelabel, 'manualRebate') && {
      key: 'cashback',
      label: 'account.cashback',
      icon: 'back',
      press: open('member', 'manualRebate'),
    },
    {
      key: 'sign-out',
      label: 'account.signOut',
      icon: 'logout',
      press: () =>
        void import(/* webpackChunkName: "member" */ '../../auth/sign-out.ts').then(({ confirmSignOut }) =>
          confirmSignOut(),
        ),
    },
  ];
  return items.filter((item) => item !== false);
}
