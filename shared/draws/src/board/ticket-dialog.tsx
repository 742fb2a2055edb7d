import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReceiptProps } from './receipt.tsx';

const load = () => import('./receipt.tsx').then(({ Receipt }) => ({ default: Receipt }));
const Receipt = lazy(load);

/** The receipt of a bet (10-37). Its code is not part of the board's first load, but there before the first bet. */
export function TicketDialog(props: ReceiptProps) {
  useEffect(() => void load().catch(() => {}), []);
  const wanted = useRef(false);
  wanted.current ||= props.ticket !== null;
  return <Suspense>{wanted.current && <Receipt {...props} />}</Suspense>;
}
