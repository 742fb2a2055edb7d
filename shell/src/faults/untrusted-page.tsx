import { PageFault } from './page-fault.tsx';

/** Stands for every address that is not the shell's own while no snapshot could be trusted: whose it is nobody knows. */
export function UntrustedPage() {
  return <PageFault cause="signature" onRetry={() => location.reload()} />;
}
