import { host } from '@atrium/host';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, type RecordFilters, todayIn, writeFilters } from './record-query.ts';

/** The filters of the address and the way to change them. `names` are the page's own filters besides the days. */
export function useRecordFilters(names: readonly string[]): {
  filters: RecordFilters;
  today: string;
  change: (change: Partial<RecordFilters>) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const today = todayIn(host().brand.timeZone, new Date(Date.now() + host().clockSkew()));
  const filters = useMemo(() => readFilters(parameters, names, today), [parameters, names, today]);
  return {
    filters,
    today,
    change: (change) => setParameters(writeFilters(parameters, change), { replace: true, preventScrollReset: true }),
  };
}
