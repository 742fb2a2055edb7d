import { useAtomValue, useSetAtom } from 'jotai';
import { CodeButton } from './code-button.tsx';
import { requestSmsAtom, smsBlockedUntilAtom, type SmsPurpose } from './sms-code.state.ts';

export interface SmsButtonProps {
  purpose: SmsPurpose;
  /** The number to send to, once valid; null does nothing. */
  number: () => Promise<{ mobile: string; dialingCode: string } | null>;
}

/** Requests a code by SMS; a countdown delays the next one. */
export function SmsButton({ purpose, number }: SmsButtonProps) {
  const until = useAtomValue(smsBlockedUntilAtom)[purpose] ?? 0;
  const request = useSetAtom(requestSmsAtom);
  const send = async () => {
    const valid = await number();
    if (valid) await request({ purpose, ...valid });
  };
  return <CodeButton until={until} onSend={send} />;
}
