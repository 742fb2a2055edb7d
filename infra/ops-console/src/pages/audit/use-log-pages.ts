import { operatorLog } from '@atrium/contracts/operator-config';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';
import type { LogEntry } from './use-action.ts';

const PAGE = 100;
const OFTEN_MS = 30_000;

/** The gateway's log of operators, newest first and page by page: all of it, or one action. */
export function useLogPages(action: string) {
  const { call } = useReach();
  return useInfiniteQuery<LogEntry[], Refused, LogEntry[], unknown[], string>({
    queryKey: [operatorLog.name, 'pages', action],
    queryFn: ({ signal, pageParam }) =>
      call(operatorLog, {
        query: { limit: String(PAGE), ...(action && { action }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)!.id : undefined),
    select: ({ pages }) => pages.flat(),
    refetchInterval: OFTEN_MS,
  });
}
