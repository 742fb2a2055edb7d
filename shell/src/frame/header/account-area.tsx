import { useSession } from '@atrium/host';
import { Skeleton } from '@atrium/ui/skeleton';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { sessionPhaseAtom } from '../../session/session-phase.state.ts';
import { HeaderLogin } from './header-login.tsx';
import { MemberItems } from './member-items.tsx';

/** The visitor's login, the member's items, or the shape of the latter while the session is being restored. */
export function AccountArea() {
  const session = useSession();
  const restoring = useAtomValue(sessionPhaseAtom) === 'restoring';
  if (session) return <MemberItems account={session.account} />;
  if (!restoring) return <HeaderLogin />;
  return (
    <span aria-busy css={styles.shape}>
      <Skeleton width={140} height={24} />
      <Skeleton width={72} height={32} />
      <Skeleton width={80} height={32} />
      <Skeleton width={320} height={16} />
    </span>
  );
}

const styles = { shape: css({ display: 'flex', alignItems: 'center', gap: 12 }) };
