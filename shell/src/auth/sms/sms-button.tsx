import { useAtomValue, useSetAtom } from 'jotai';
import { CodeButton } from './code-button.tsx';
import { requestSmsAtom, smsBlockedUntilAtom, type SmsPurpose } from './sms-code.state.ts';

export interface SmsButtonProps {
  purpose: SmsPurpose;
  /** The number to send to, once it is valid; null leaves everything as it is. */
  number: () => Promise<{ mobile: string; dialingCode: string } | null>;
}

/** Asks for a code by SMS; a countdown keeps the next one back. */
export function SmsButton({ purpose, number }: SmsButtonProps) {
  const until = useAtomValue(smsBlockedUntilAtom)[purpose] ?? 0;
  const request = useSetAtom(requestSmsAtom);
  const send = async () => {
    const valid = await number();
    if (valid) await request({ purpose, ...valid });
  };
  return <CodeButton until={until} onSend={send} />;
}
