import type { Operation, OperationReply } from '@atrium/contracts/registry-operation';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { CallInput, Refused } from './client.ts';
import { useReach } from './console-context.ts';

interface Reading {
  /** Polling interval in ms, for data whose changes the registry's stream does not report, such as the gateway's. */
  every?: number;
  enabled?: boolean;
}

/** The reply of a call, fetched again when the registry's stream reports a change. */
export function useOperation<O extends Operation>(
  operation: O,
  input: Omit<CallInput<O>, 'signal' | 'body'> = {},
  { every, enabled }: Reading = {},
): UseQueryResult<OperationReply<O>, Refused> {
  const { call } = useReach();
  return useQuery<OperationReply<O>, Refused>({
    queryKey: [operation.name, input.params ?? null, input.query ?? null],
    queryFn: ({ signal }) => call(operation, { ...input, signal } as CallInput<O>),
    ...(every !== undefined && { refetchInterval: every }),
    ...(enabled !== undefined && { enabled }),
  });
}

export interface Command<O extends Operation> {
  /** Resolves with the reply, or with undefined when it was refused; `refused` then contains the cause. */
  run(input: CallInput<O>): Promise<OperationReply<O> | undefined>;
  busy: boolean;
  /** The reply of the last successful run. */
  answer: OperationReply<O> | undefined;
  refused: Refused | null;
  forget(): void;
}

/** A call that changes something; afterwards all data on screen is fetched again. */
export function useCommand<O extends Operation>(operation: O): Command<O> {
  const { call } = useReach();
  const queries = useQueryClient();
  const mutation = useMutation<OperationReply<O>, Refused, CallInput<O>>({
    mutationFn: (input) => call(operation, input),
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    run: (input) => mutation.mutateAsync(input).catch(() => undefined),
    busy: mutation.isPending,
    answer: mutation.data,
    refused: mutation.error,
    forget: mutation.reset,
  };
}
