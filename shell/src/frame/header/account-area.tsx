import { useSession } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { sessionPhaseAtom } from '../../session/session-phase.state.ts';
import { MemberArea, MemberShape } from '../account/member-parts.tsx';
import { HeaderLogin } from './header-login.tsx';

/** The visitor's login, the member's items, or a placeholder for the latter while the session is being restored. */
export function AccountArea() {
  const session = useSession();
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  if (session) return <MemberArea account={session.account} />;
  return restoring ? <MemberShape /> : <HeaderLogin />;
}
