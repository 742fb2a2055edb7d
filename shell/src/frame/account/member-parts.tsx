import { Skeleton } from '@atrium/ui/skeleton';
import { css } from '@emotion/react';
import { useEffect } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';

/*
 * Parts for signed-in members: a visitor never loads them; a browser with a session loads them while it is being
 * restored.
 */

/** Placeholder of the member's items while the session or their code is loading. */
export function MemberShape() {
  useEffect(() => void MemberArea.preload(), []);
  return (
    <span aria-busy css={styles.shape}>
      <Skeleton width={140} height={24} />
      <Skeleton width={72} height={32} />
      <Skeleton width={80} height={32} />
      <Skeleton width={320} height={16} />
    </span>
  );
}

export const MemberArea = lazyPart<{ account: string }>(
  () => import(/* webpackChunkName: "member" */ './member-area.tsx').then((module) => module.MemberArea),
  { pending: <MemberShape />, texts: null, announced: false },
);

/** The same in a phone's bar. */
export function PhoneShape() {
  useEffect(() => void PhoneBalance.preload(), []);
  return <Skeleton width={180} height={40} />;
}

export const PhoneBalance = lazyPart(
  () => import(/* webpackChunkName: "member" */ './phone-balance.tsx').then((module) => module.PhoneBalance),
  { pending: <PhoneShape />, texts: null, announced: false },
);

const styles = { shape: css({ display: 'flex', alignItems: 'center', gap: 12 }) };
