import { useSearchParams } from 'react-router-dom';
import { brandToday } from '../brand-today.ts';
import { readFilters, type RecordFilters, writeFilters } from './record-address.ts';

/** The filters of the address and the way to change them. `names` are the page's own filters besides the days. */
export function useRecordFilters(
  names: readonly string[],
  spanDays?: number,
): {
  values: RecordFilters;
  today: string;
  change: (change: Partial<RecordFilters>) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const today = brandToday();
  return {
    values: readFilters(parameters, names, today, spanDays),
    today,
    change: (change) => setParameters((now) => writeFilters(now, change), { replace: true, preventScrollReset: true }),
  };
}
