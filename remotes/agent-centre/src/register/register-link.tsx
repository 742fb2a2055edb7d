import { InviteLink } from '@atrium/centre/invite-link';
import { useMember } from '@atrium/host';

/** The link by which somebody registers into the agent's own downline. */
export function RegisterLink() {
  const member = useMember();
  return member && <InviteLink code={member.account} parameter="affiliateCode" />;
}
