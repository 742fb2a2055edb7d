import { Button } from '@atrium/ui/button';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestSmsAtom, smsBlockedUntilAtom, type SmsPurpose } from './sms-code.state.ts';

export interface SmsButtonProps {
  purpose: SmsPurpose;
  /** The number to send to, once it is valid; null leaves everything as it is. */
  number: () => Promise<{ mobile: string; dialingCode: string } | null>;
}

/** Asks for a code. After a send it counts down, disabled, and is enabled again at the end. */
export function SmsButton({ purpose, number }: SmsButtonProps) {
  const { t } = useTranslation('shell');
  const until = useAtomValue(smsBlockedUntilAtom)[purpose] ?? 0;
  const request = useSetAtom(requestSmsAtom);
  const left = useSecondsUntil(until);
  const send = async () => {
    const valid = await number();
    if (valid) await request({ purpose, ...valid });
  };
  return (
    <Button disabled={left > 0} onClick={() => void send()}>
      {left > 0 ? t('sms.sent', { seconds: left }) : t('sms.send')}
    </Button>
  );
}

function useSecondsUntil(until: number): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read anew for another moment only.
  useEffect(() => {
    setLeft(leftNow());
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setLeft(leftNow());
      if (until <= Date.now()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
