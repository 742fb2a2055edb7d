import { PageFault } from './page-fault.tsx';

/** Shown at every address that is not the shell's own while no snapshot is trusted: without one its remote is unknown. */
export function UntrustedPage() {
  return <PageFault cause="signature" onRetry={() => location.reload()} />;
}
