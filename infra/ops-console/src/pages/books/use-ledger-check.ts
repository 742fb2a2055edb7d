import { GATEWAY_PREFIX } from '@atrium/contracts/console';
import { LEDGER_VERIFY_PROGRESS_PATH, type LedgerProgress, type LedgerReport } from '@atrium/contracts/operator';
import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { Refused } from '../../data/client.ts';
import { useReach } from '../../data/console-context.ts';

interface State {
  /** The invariants that are checked, the last one of which something is known, and how far its check is. */
  checked: readonly string[];
  name: string;
  share: number;
  report?: v.InferOutput<typeof LedgerReport>;
  refused?: Refused;
}

/** Checks the ledger and follows the check, which reads every entry: `state` is undefined before the first one. */
export function useLedgerCheck() {
  const { openStream } = useReach();
  const [state, setState] = useState<State>();
  const [stream, setStream] = useState<EventSource>();
  useEffect(() => {
    if (!stream) return undefined;
    const end = (result: Pick<State, 'report' | 'refused'>) => {
      // At once: the server ends the stream after its report, which is an error to a browser that still listens.
      stream.close();
      setState((before) => ({ ...before!, ...result }));
      setStream(undefined);
    };
    stream.addEventListener('message', ({ data }) => {
      const line = JSON.parse(data as string) as LedgerProgress;
      if ('report' in line) end(line);
      else if ('code' in line) end({ refused: new Refused(line.code, line.message) });
      else
        setState((before) => {
          const others = before!.checked.filter((name) => name !== line.invariant);
          const over = line.done >= line.all;
          return {
            checked: over ? [...others, line.invariant] : others,
            name: line.invariant,
            share: over ? 0 : line.done / line.all,
          };
        });
    });
    // A browser would begin another check.
    stream.addEventListener('error', () => end({ refused: new Refused('SITE_UNREACHABLE', '') }));
    return () => stream.close();
  }, [stream]);
  return {
    state,
    busy: stream !== undefined,
    run: () => {
      setState({ checked: [], name: '', share: 0 });
      setStream(openStream(GATEWAY_PREFIX + LEDGER_VERIFY_PROGRESS_PATH));
    },
  };
}
