import type { Draw } from '@atrium/contracts/lottery';
import { useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Disclosure } from '@atrium/ui/disclosure';
import { EmptyState } from '@atrium/ui/empty-state';
import { Skeleton } from '@atrium/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawProofResource, ticketProofResource } from './proof.state.ts';
import { ProofView } from './proof-view.tsx';

interface DrawProofProps {
  /** Without a proof the result is made outside the house. */
  draw: Pick<Draw, 'gameCode' | 'issue'> & Partial<Pick<Draw, 'proof'>>;
  /** The number of an own ticket of this draw: the proof contains it, too. */
  ticket?: string;
}

/** What makes a draw's numbers, explained, verified in this browser, and offered for download. */
export function DrawProof({ draw, ticket }: DrawProofProps) {
  const { t } = useTranslation('draws');
  const [open, setOpen] = useState(false);
  if (draw.proof === null || draw.proof === '') return null;
  return (
    <Disclosure title={t('proof.title')} open={open} onToggle={setOpen}>
      {ticket ? <ProofOfTicket ticket={ticket} /> : <ProofOfDraw draw={draw} />}
    </Disclosure>
  );
}

function ProofOfDraw({ draw: { gameCode, issue } }: Pick<DrawProofProps, 'draw'>) {
  return <Loaded {...useResource(drawProofResource, { query: { gameCode, issue } })} />;
}

function ProofOfTicket({ ticket }: { ticket: string }) {
  return <Loaded {...useResource(ticketProofResource, { params: { number: ticket } })} />;
}

function Loaded({ value, status, error, reload }: ReturnType<typeof useResource<typeof drawProofResource.endpoint>>) {
  const { t } = useTranslation('draws');
  const sentence = useErrorSentence();
  if (value) return <ProofView key={`${value.gameCode} ${value.issue} ${value.state}`} proof={value} />;
  if (status !== 'failed') return <Skeleton height={160} />;
  return (
    <EmptyState
      role="alert"
      title={sentence(error!)}
      action={<Button onClick={() => void reload()}>{t('again')}</Button>}
    />
  );
}
