import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import { Skeleton } from '@atrium/ui/skeleton';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue } from 'jotai';
import { federation, snapshotAtom } from '../remotes/federation.state.ts';
import { WaitingNotice } from '../remotes/waiting-notice.tsx';
import { useRouteProgress } from '../loading/route-progress.tsx';
import { column } from '../document/column.ts';
import { CentreFault } from './centre-fault.tsx';

/** Place of the member's centre: its remote brings the panel itself (region, menu, close button). Shows nothing until it is loaded. */
export function CentrePanel() {
  return (
    <div css={[column, styles.place]}>
      <CentreOutlet centre="member" />
    </div>
  );
}

/** The remote that fills a centre, found by the snapshot. */
export function CentreOutlet({ centre }: { centre: 'member' | 'agent' }) {
  const remote = useAtomValue(snapshotAtom)?.remotes.find((each) => each.centre?.name === centre);
  const retry = () => remote && void federation().retry(remote.name, { centre });
  if (!remote) return <CentreFault centre={centre} cause="unknown-page" onRetry={retry} />;
  return (
    <>
      <WaitingNotice remote={remote.name} />
      <RemoteOutlet
        federation={federation()}
        remote={remote.name}
        target={{ centre }}
        pending={<PendingCentre />}
        failed={(cause, again) => <CentreFault centre={centre} cause={cause} onRetry={again} />}
        frame={() => <CentreFault centre={centre} cause="maintenance" onRetry={retry} />}
        maintenance={({ text, since, until }) => (
          <CentreFault centre={centre} cause="maintenance" text={text} since={since} until={until} onRetry={retry} />
        )}
      />
    </>
  );
}

const MENU_LINES = 10;

/** Menu and page, as the remote will draw them; a phone has its menu above the page. */
function PendingCentre() {
  useRouteProgress(true);
  return (
    <div aria-busy css={styles.pending}>
      <div css={styles.menu}>
        <Skeleton width={144} height={28} />
        {Array.from({ length: MENU_LINES }, (_, line) => (
          <Skeleton key={line} height={24} />
        ))}
      </div>
      <div css={styles.page}>
        <Skeleton width="min(50%, 320px)" height={32} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}

const styles = {
  place: css({ paddingBlock: `${tokens.space[6]} ${tokens.space[10]}`, [media.phone]: { paddingBlock: 0 } }),
  pending: css({
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    alignContent: 'start',
    gap: `${tokens.space[6]} ${tokens.space[10]}`,
    minBlockSize: '60vh',
    padding: tokens.space[5],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: tokens.space[4] },
  }),
  menu: css({
    display: 'grid',
    alignContent: 'start',
    gap: tokens.space[4],
    [media.compact]: { '& > :nth-of-type(n + 3)': { display: 'none' } },
  }),
  page: css({ display: 'grid', alignContent: 'start', gap: tokens.space[4] }),
};
