import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Role, ROLES } from '@atrium/contracts/registry-operation';
import { type AskingParts, askRegistry, type Operator } from './ask-registry.ts';
import { OperatorRefusal } from './operator-refusal.ts';

export type { Operator } from './ask-registry.ts';

/** A revoked token works for no longer than this. */
const OPERATOR_TTL_MS = 5_000;
const CACHE_LIMIT = 1_000;
const UNKNOWN_TOKEN =
  'A valid token is required. Set ATRIUM_OPS_TOKEN, or use the token that npm start stores in ATRIUM_VAR.';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const asked = new Map<string, { at: number; answer: Promise<Operator | undefined> }>();

/**
 * The holder of this `Authorization` header. The registry knows all operators and is asked; without a registry the
 * gateway uses `operatorFile`. While the registry is unreachable, or somebody else answers for it, everybody is rejected.
 */
export async function operatorOf(header: string | undefined, parts: AskingParts): Promise<Operator> {
  return await holderOf(header, parts, recentAnswer);
}

/** The same for what cannot be undone: asks the registry in any case, and refuses a session that was not confirmed. */
export async function confirmedOperatorOf(header: string | undefined, parts: AskingParts): Promise<Operator> {
  const operator = await holderOf(header, parts, askRegistry);
  if (operator.confirmed !== false) return operator;
  throw new OperatorRefusal(
    'FACTOR_REQUIRED',
    'This cannot be undone. Confirm it with a new code of your authenticator app.',
  );
}

async function holderOf(header: string | undefined, parts: AskingParts, ask: typeof askRegistry): Promise<Operator> {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  const { opsUrl, operatorFile } = parts.config;
  const operator = token && (opsUrl ? await ask(parts, token) : operatorOnFile(operatorFile, token));
  if (!operator) throw new OperatorRefusal('UNAUTHENTICATED', UNKNOWN_TOKEN);
  return operator;
}

function recentAnswer(parts: AskingParts, token: string): Promise<Operator | undefined> {
  const key = digest(`${parts.config.opsUrl} ${token}`).toString('base64');
  const known = asked.get(key);
  if (known && performance.now() - known.at < OPERATOR_TTL_MS) return known.answer;
  const answer = askRegistry(parts, token);
  if (asked.size >= CACHE_LIMIT) asked.clear();
  asked.set(key, { at: performance.now(), answer });
  // A failed request is repeated by the next call.
  answer.catch(() => asked.delete(key));
  return answer;
}

/** The file is read at every call, since it may be written after this process has started. */
function operatorOnFile(file: string | undefined, token: string): Operator | undefined {
  const known = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const name = Object.keys(known).find((one) => timingSafeEqual(digest(known[one]!), digest(token)));
  return name === undefined ? undefined : { name, role: ROLES.find((role) => role === name) ?? 'viewer' };
}

/** Whether an operator has a role's rights: each role includes those of the roles before it. */
export const mayDo = ({ role }: Operator, wanted: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(wanted);

/** Refuses an insufficient role. */
export function requireRole(operator: Operator, wanted: Role): void {
  const { name, role } = operator;
  if (mayDo(operator, wanted)) return;
  throw new OperatorRefusal('FORBIDDEN', `${name} is ${role}; this needs ${wanted}.`);
}
