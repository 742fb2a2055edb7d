import type { DrawProof } from '@atrium/contracts/draws';

/** Saves a proof as the file that `npm run -s atrium -- draw verify FILE` reads. */
export function downloadProof(proof: DrawProof): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(proof, undefined, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${proof.gameCode}-${proof.issue}${proof.ticket ? '-ticket' : ''}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
