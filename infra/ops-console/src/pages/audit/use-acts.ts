import { type AuditEntry, audit } from '@atrium/contracts/registry-audit';
import { useOperation } from '../../data/use-operation.ts';
import { useAction, useLogAction } from './use-action.ts';
import { useLogPages } from './use-log-pages.ts';

/** The registry records releases and access, the gateway everything else. */
export const SOURCES = ['registry', 'gateway'] as const;
export type Source = (typeof SOURCES)[number];

/** What an operator did. `remote` and `hash`: on the registry; `subject`: on the gateway. */
export interface Act extends Pick<AuditEntry, 'at' | 'actor' | 'action' | 'reason' | 'before' | 'after'> {
  key: string;
  /** The action in words, and with what it was done to. */
  name: string;
  what: string;
  remote?: string;
  subject?: string;
  hash?: string;
}

const MOST_OF_REGISTRY = 1_000;

/**
 * The actions of operators on registry and gateway, newest first; of one source where the filters fit only that one. An act
 * older than what is known of the other source is left out until `loadMore`, so that nothing is inserted above what somebody
 * has read.
 */
export function useActs({ source, remote, action }: { source: string; remote: string; action: string }) {
  const ofGateway = action.includes('.');
  const only = remote || (action && !ofGateway) ? 'registry' : ofGateway ? 'gateway' : source;
  const registry = useOperation(audit, { query: { limit: String(MOST_OF_REGISTRY) } });
  const whole = useLogPages('');
  const log = useLogPages(ofGateway ? action : '');
  const name = useAction();
  const logName = useLogAction();

  const released: Act[] = (registry.data ?? []).map((entry) => ({
    ...entry,
    key: entry.hash,
    name: name({ action: entry.action } as AuditEntry),
    what: name(entry),
  }));
  const logged: Act[] = (log.data ?? []).map(({ id, ...entry }) => {
    const words = logName(entry.action);
    return { ...entry, key: id, name: words, what: words };
  });
  const more = only !== 'registry' && log.hasNextPage;
  const since = (acts: Act[]) => Date.parse(acts.at(-1)?.at ?? '') || 0;
  const known = Math.max(
    only !== 'gateway' && released.length === MOST_OF_REGISTRY ? since(released) : 0,
    more ? since(logged) : 0,
  );
  return {
    acts: [...(only === 'gateway' ? [] : released), ...(only === 'registry' ? [] : logged)]
      .filter(({ at }) => Date.parse(at) >= known)
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    /** Every known action with its name. */
    names: new Map([
      ...released.map((act) => [act.action, act.name] as const),
      ...(whole.data ?? []).map((entry) => [entry.action, logName(entry.action)] as const),
    ]),
    registry,
    log,
    more,
  };
}
