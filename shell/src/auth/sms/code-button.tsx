import { Button } from '@atrium/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CodeButtonProps {
  /** When the next code may be requested, ms since 1970. */
  until: number;
  onSend: () => Promise<unknown>;
}

/** Requests one code at a time. After that it counts down, disabled, and is then enabled again. */
export function CodeButton({ until, onSend }: CodeButtonProps) {
  const { t } = useTranslation('shell');
  const left = useSecondsUntil(until);
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await onSend().finally(() => setSending(false));
  };
  return (
    <Button disabled={left > 0} busy={sending} onClick={() => void send()}>
      {left > 0 ? t('sms.sent', { seconds: left }) : t('sms.send')}
    </Button>
  );
}

function useSecondsUntil(until: number): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read again only for another time.
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
