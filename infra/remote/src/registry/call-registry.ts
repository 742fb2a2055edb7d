import { addressAt } from '@atrium/contracts/brand-address';
import type { Operation, OperationBody, OperationReply } from '@atrium/contracts/registry-operation';

export interface RegistryAccess {
  /** `http://127.0.0.1:8090`, or that of one brand of several: `…/brands/quayside` */
  url: string;
  token: string | undefined;
}

export interface CallParts<O extends Operation> {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: OperationBody<O>;
}

/** A refusal by registry or gateway: `code` is stable, the message a sentence. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Calls the registry as its contract declares it. Throws `Refused` if the call is refused. */
export async function callRegistry<O extends Operation>(
  { url, token }: RegistryAccess,
  operation: O,
  { params = {}, query = {}, body }: CallParts<O> = {},
): Promise<OperationReply<O>> {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  // The address of a brand has a path of its own.
  const address = addressAt(url, path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value);
  return (await requestJson(address, { method: operation.method, token, body })) as OperationReply<O>;
}

interface Request {
  method: string;
  token: string | undefined;
  body?: unknown;
  /** A body that is no JSON. */
  bytes?: { type: string; content: Uint8Array<ArrayBuffer> };
}

/** Requests JSON over HTTP with an operator's token. Throws a sentence if nothing responds. */
export async function requestJson(address: URL, { method, token, body, bytes }: Request): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (bytes) headers['content-type'] = bytes.type;
  else if (method === 'POST') headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      ...(bytes ? { body: bytes.content } : method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  } catch (error) {
    const cause = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message;
    throw new Error(
      `No response from ${address.origin} (${cause}). Is Atrium running? ATRIUM_OPS_URL sets another registry, ATRIUM_SITE_URL another site.`,
    );
  }
  const text = await response.text();
  const value: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined;
  if (response.ok) return value;
  const { code = `HTTP_${response.status}`, message } = (value ?? {}) as { code?: string; message?: string };
  throw new Refused(code, `${code}: ${message ?? (text || response.statusText)}`);
}
