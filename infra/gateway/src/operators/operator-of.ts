import { createHash, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type Role, ROLES } from '@atrium/contracts/registry';
import { OperatorRefusal } from './operator-refusal.ts';

export interface Operator {
  name: string;
  role: Role;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Who holds this `Authorization` header: one of the operators whose tokens the registry keeps on this machine. The file
 * is read at every call, since the registry may write it after we have started; operators are few and so are their calls.
 */
export function operatorOf(header: string | undefined, operatorFile: string | undefined): Operator {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  const known = operatorFile && existsSync(operatorFile) ? (JSON.parse(readFileSync(operatorFile, 'utf8')) as Record<string, string>) : {};
  const name = token && Object.keys(known).find((one) => timingSafeEqual(digest(known[one]!), digest(token)));
  if (!name) throw new OperatorRefusal('UNAUTHENTICATED', 'A valid token is needed: set ATRIUM_OPS_TOKEN, or use the one that npm start keeps in ATRIUM_VAR.');
  return { name, role: ROLES.find((role) => role === name) ?? 'viewer' };
}

/** Refuses who may not: each role may do what those before it may. */
export function requireRole({ name, role }: Operator, wanted: Role): void {
  if (ROLES.indexOf(role) >= ROLES.indexOf(wanted)) return;
  throw new OperatorRefusal('FORBIDDEN', `${name} is ${role}; this needs ${wanted}.`);
}
