import type { Transport } from '@atrium/api/transport';
import { CONSOLE_HEADER, GATEWAY_PREFIX } from '@atrium/contracts/console';
import type { Operation, OperationBody, OperationReply } from '@atrium/contracts/registry-operation';

export interface CallInput<O extends Operation> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: OperationBody<O>;
  signal?: AbortSignal;
}

export interface Client {
  /** Makes one call to the registry, or to the gateway where the path begins with `/ops/`. Rejects with `Refused`. */
  call<O extends Operation>(operation: O, input?: CallInput<O>): Promise<OperationReply<O>>;
}

/** Why a call was not carried out. `code` is stable; `NETWORK`: no answer. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface ClientParts {
  transport: Transport;
  /** Whether a person is using the console. */
  present: () => boolean;
  /** The beginning of every address; that of a brand beside the first. */
  base?: string;
}

/**
 * The console's client for the registry and, through it, for the gateway; the session is a cookie that no script can
 * read.
 */
export function createClient({ transport, present, base = '' }: ClientParts): Client {
  return {
    async call(operation, { params = {}, query, body, signal } = {}) {
      const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const url = `${base}${path.startsWith('/ops/') ? GATEWAY_PREFIX : ''}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
      const headers: Record<string, string> = {
        Accept: 'application/json',
        [CONSOLE_HEADER]: present() ? 'active' : 'idle',
      };
      const writes = operation.method !== 'GET';
      if (writes) headers['Content-Type'] = 'application/json';
      const answer = await transport({
        method: operation.method,
        url,
        headers,
        ...(writes && { body: JSON.stringify(body ?? {}) }),
        ...(signal && { signal }),
      }).catch((fault: { code?: string; message: string }) => {
        throw new Refused(fault.code ?? 'NETWORK', fault.message);
      });
      if (answer.status < 400) return answer.body as OperationReply<typeof operation>;
      const { code = 'UNKNOWN', message = '' } = (answer.body ?? {}) as { code?: string; message?: string };
      throw new Refused(code, message);
    },
  };
}
