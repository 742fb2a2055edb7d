import type { Operation, OperationReply } from '@atrium/contracts/registry-operation';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { CallInput, Refused } from './client.ts';
import { useReach } from './console-context.ts';

interface Reading {
  /** Ms after which it is asked again: for what the registry's stream does not tell, such as the gateway's state. */
  every?: number;
  enabled?: boolean;
}

/** What a call answers, kept as new as the registry's stream says. */
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
  /** Resolves to the answer, or to undefined where it was refused: then `refused` says why. */
  run(input: CallInput<O>): Promise<OperationReply<O> | undefined>;
  busy: boolean;
  /** Of the last run that was not refused. */
  answer: OperationReply<O> | undefined;
  refused: Refused | null;
  forget(): void;
}

/** A call that changes something; afterwards everything on the screen is asked again. */
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
