import { saveFile } from '../../parts/save-file.ts';
import { csvOf } from '@atrium/contracts/csv';
import { type EventKind, EVENTS_AT_ONCE, eventList, type SignificantEvent } from '@atrium/contracts/operator-events';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReach } from '../../data/console-context.ts';
import type { Refused } from '../../data/client.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The particulars of an event in one line. */
export const detailText = (detail: SignificantEvent['detail']): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join(' · ');

/** Reads all events of the filters, page by page, and saves them as one CSV file; amounts are minor units. */
export function useEventExport() {
  const { call } = useReach();
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  async function run(query: Record<string, string>, kindName: (kind: EventKind) => string): Promise<void> {
    setBusy(true);
    setRefused(null);
    const heads = ['kind', 'account', 'subject', 'amount', 'currency', 'by', 'detail'];
    const lines = [['ID', t('members.at'), ...heads.map((name) => t(`events.${name}`))]];
    try {
      let page: SignificantEvent[] | undefined;
      while (page === undefined || page.length === EVENTS_AT_ONCE) {
        const before = page?.at(-1)?.id;
        page = await call(eventList, { query: { ...query, ...(before && { before }), limit: String(EVENTS_AT_ONCE) } });
        lines.push(
          ...page.map(({ id, at, kind, account, subject, amount, currency, actor, detail }) => [
            ...[id, at, kindName(kind), account ?? '', subject, amount ?? '', currency ?? '', actor],
            detailText(detail),
          ]),
        );
      }
      saveFile('significant-events.csv', csvOf(lines));
    } catch (fault) {
      setRefused(fault as Refused);
    } finally {
      setBusy(false);
    }
  }
  return { run, busy, refused };
}
