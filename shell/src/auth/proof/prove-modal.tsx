import { ProofDialog } from '@atrium/centre/proof-dialog';
import { prove, sendProofCode } from '@atrium/contracts/proofs';
import { failureOf, host } from '@atrium/host';
import { useEffect } from 'react';
import type { SecurityForm } from '../../session/security-form.state.ts';

interface Props {
  form: Extract<SecurityForm, { name: 'prove' }>;
  open: boolean;
  onClose: () => void;
}

/** Asks for a second factor before something of weight changes; closing it cancels the call. Source: AC-07. */
export function ProveModal({ form: question, open, onClose }: Props) {
  // Waiting calls are always resolved, also when another form or the end of the session closes this one.
  useEffect(() => (open ? () => question.answer(false) : undefined), [open, question]);
  const { purpose, proofs } = question;
  const end = (again: boolean) => {
    onClose();
    question.answer(again);
  };
  if (!open) return null;
  return (
    <ProofDialog
      proofs={proofs}
      purpose={purpose}
      onSendCode={async (channel) => {
        try {
          const { expiredMinutes } = await host().api.call(sendProofCode, { body: { channel, purpose } });
          return { minutes: expiredMinutes };
        } catch (error) {
          return { failure: failureOf(error) };
        }
      }}
      onProof={async (proof) => {
        try {
          await host().api.call(prove, { body: { purpose, proof } });
          end(true);
          return null;
        } catch (error) {
          return failureOf(error);
        }
      }}
      onClose={() => end(false)}
    />
  );
}
