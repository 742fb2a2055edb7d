import { createHmac } from 'node:crypto';

/** The PostgreSQL role that a process connects as. It owns nothing. */
export interface ProcessRole {
  name: string;
  /** Missing where the owner connects without one, because the server decides by other means. */
  password: string | undefined;
}

/**
 * The role of the process `area` (`gateway`, `registry`) beside the owner of the tables: `<owner>_<area>`. Unless `password`
 * is given, it is derived from the owner's, from which nobody can compute the owner's.
 */
export function processRole(ownerUrl: string, area: string, password?: string): ProcessRole {
  const { username, password: own } = new URL(ownerUrl);
  const name = `${decodeURIComponent(username)}_${area}`;
  const derived = () => createHmac('sha256', decodeURIComponent(own)).update(`role ${name}`).digest('base64url');
  return { name, password: password || (own ? derived() : undefined) };
}

/** The owner's connection string with a process's role in it. */
export function processUrl(ownerUrl: string, area: string, password?: string): string {
  const role = processRole(ownerUrl, area, password);
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(role.name);
  url.password = encodeURIComponent(role.password ?? '');
  return url.href;
}
