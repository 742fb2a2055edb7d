/** A variable of the environment. All are optional. */
interface Variable {
  name: string;
  meaning: string;
  fallback?: string;
  kind: 'port' | 'text' | 'postgres' | 'redis' | 'seed' | 'http' | 's3';
}

/** Every variable that Atrium reads. start/services.ts lists those that it sets for each process. */
export const VARIABLES = [
  { name: 'ATRIUM_SITE_PORT', meaning: 'the site, on localhost', fallback: '8080', kind: 'port' },
  { name: 'ATRIUM_OPS_PORT', meaning: 'registry and ops console, on 127.0.0.1', fallback: '8090', kind: 'port' },
  { name: 'ATRIUM_VENDOR_PORT', meaning: 'the sandbox vendor, on 127.0.0.1', fallback: '8070', kind: 'port' },
  { name: 'ATRIUM_PAYMENTS_PORT', meaning: 'the sandbox payments, on 127.0.0.1', fallback: '8060', kind: 'port' },
  { name: 'ATRIUM_MAIL_PORT', meaning: 'the sandbox mailbox, on 127.0.0.1', fallback: '8025', kind: 'port' },
  { name: 'ATRIUM_VAR', meaning: 'folder for data, keys, logs and artefacts', fallback: 'var', kind: 'text' },
  { name: 'ATRIUM_SEED', meaning: 'contents of a new database: demo or empty', fallback: 'demo', kind: 'seed' },
  { name: 'DATABASE_URL', meaning: 'your own PostgreSQL instead of the embedded one', kind: 'postgres' },
  { name: 'REDIS_URL', meaning: 'carries live events between several gateways', kind: 'redis' },
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', meaning: 'collector of traces (OTLP over HTTP)', kind: 'http' },
  { name: 'ATRIUM_ARTIFACTS', meaning: 'S3-compatible store for released versions', kind: 's3' },
  { name: 'ATRIUM_OPS_URL', meaning: 'the registry that the atrium command calls', kind: 'http' },
  { name: 'ATRIUM_SITE_URL', meaning: 'the site that the atrium command calls', kind: 'http' },
  { name: 'ATRIUM_OPS_TOKEN', meaning: 'token of the operator who runs the atrium command', kind: 'text' },
  {
    name: 'ATRIUM_CONFORMANCE_PASSWORD',
    meaning: 'password of the member the conformance suite logs in as',
    kind: 'text',
  },
  {
    name: 'CHROMIUM_PATH',
    meaning: 'Chromium for the browser tests, and in which the registry checks uploads',
    kind: 'text',
  },
  {
    name: 'ATRIUM_BROWSER_CHECK',
    meaning: 'what the registry checks in Chromium: always, uploads (only those), later (nothing before it is stored)',
    kind: 'text',
  },
] as const satisfies readonly Variable[];

type Name = (typeof VARIABLES)[number]['name'];
type WithFallback = Extract<(typeof VARIABLES)[number], { fallback: string }>['name'];

/** Every variable after validation: those with a default are always set. */
export type Settings = { [N in Name]: N extends WithFallback ? string : string | undefined };

const EXPECTED: Record<Variable['kind'], { ok(value: string): boolean; says: string }> = {
  port: {
    ok: (value) => /^\d{1,5}$/.test(value) && +value >= 1 && +value <= 65_535,
    says: 'a port between 1 and 65535',
  },
  text: { ok: (value) => value.length > 0, says: 'text that is not empty' },
  seed: { ok: (value) => value === 'demo' || value === 'empty', says: '"demo" or "empty"' },
  postgres: {
    ok: (value) => hasScheme(value, ['postgres:', 'postgresql:']),
    says: 'like postgres://user:password@host:5432/name',
  },
  redis: { ok: (value) => hasScheme(value, ['redis:', 'rediss:']), says: 'like redis://host:6379' },
  s3: { ok: (value) => /^s3:\/\/[a-z0-9][a-z0-9.-]+[a-z0-9](\/.*)?$/.test(value), says: 'like s3://bucket/prefix' },
  http: { ok: (value) => hasScheme(value, ['http:', 'https:']), says: 'like http://127.0.0.1:8090' },
};

/** Reads and checks all variables. Throws a sentence that names an invalid one. An empty variable counts as not set. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const settings: Record<string, string | undefined> = {};
  for (const variable of VARIABLES) {
    const value = env[variable.name]?.trim() || ('fallback' in variable ? variable.fallback : undefined);
    if (value !== undefined && !EXPECTED[variable.kind].ok(value)) {
      throw new Error(
        `${variable.name} is "${value}"; it must be ${EXPECTED[variable.kind].says} (${variable.meaning}).`,
      );
    }
    settings[variable.name] = value;
  }
  return settings as Settings;
}

function hasScheme(value: string, schemes: string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}
