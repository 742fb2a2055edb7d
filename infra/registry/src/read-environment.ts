import { join, resolve } from 'node:path';
import { BRAND_ID, brandPath, brandSite, brandVariable, FIRST_BRAND } from '@atrium/contracts/brand-address';
import * as v from 'valibot';

export interface Environment {
  /** Of the owner of the tables while `migrate` is `yes` or `only`, of the registry's own role otherwise. */
  databaseUrl: string;
  /** The password that the migration gives to the registry's role; by default derived from the owner's. */
  rolePassword: string | undefined;
  /** `yes`: migrate, then serve as the registry's role; `only`: migrate and exit; `no`: serve. */
  migrate: 'yes' | 'only' | 'no';
  listen: { host: string; port: number };
  varFolder: string;
  /** What signs and what operators sign in with: in a deployment a folder of its own, which no gateway mounts. */
  secretsFolder: string;
  artifactsFolder: string;
  artefactStore: string;
  /** Further origins with the same files, which browsers request where the site's own fails. */
  origins: readonly string[];
  brands: readonly string[];
  /** Where browsers and this process reach a brand's site. */
  siteOf(brand: string): { site: string; server: string };
  development: boolean;
  passwords: { operator: string; approver: string };
  sealingKey: string;
  trustedProxies: string[] | undefined;
  webhookHosts: string[] | undefined;
  /** `always`: an upload before it is stored, everything else later; `uploads`: nothing later; `later`: uploads, too. */
  browserCheck: 'always' | 'uploads' | 'later';
  /** Where the Chromium of these checks is looked for. */
  chromium: { CHROMIUM_PATH: string | undefined; PATH: string | undefined };
  logLevel: string | undefined;
  tracing: { endpoint: string | undefined; ratio: number };
}

const port = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), String(fallback));
const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((item) => item.trim() || [])),
);
const CHECKS = ['always', 'uploads', 'later'] as const;

const Variables = v.object({
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  ATRIUM_REGISTRY_DATABASE_PASSWORD: v.optional(v.string()),
  ATRIUM_MIGRATE: v.optional(v.picklist(['yes', 'only', 'no']), 'yes'),
  ATRIUM_OPS_HOST: v.optional(v.string(), '127.0.0.1'),
  ATRIUM_OPS_PORT: port(8090),
  ATRIUM_SITE_PORT: port(8080),
  ATRIUM_PUBLIC_URL: v.optional(httpUrl),
  /** Where this process reaches the gateways; by default the address in the browser, which a container may not reach. */
  ATRIUM_SITE_URL: v.optional(httpUrl),
  ATRIUM_BRANDS: v.optional(
    v.pipe(
      list,
      v.check((ids) => ids.every((id) => BRAND_ID.test(id) && id !== FIRST_BRAND) && new Set(ids).size === ids.length),
    ),
  ),
  ATRIUM_VAR: v.optional(v.string(), 'var'),
  ATRIUM_REGISTRY_VAR: v.optional(v.string()),
  ATRIUM_ARTIFACTS: v.optional(v.string()),
  ATRIUM_ARTEFACT_STORE: v.optional(v.string()),
  ATRIUM_ARTIFACT_ORIGINS: v.optional(v.pipe(list, v.array(httpUrl))),
  ATRIUM_DEVELOPMENT: v.optional(v.picklist(['yes', 'no']), 'yes'),
  ATRIUM_OPERATOR_PASSWORD: v.optional(v.string(), ''),
  ATRIUM_APPROVER_PASSWORD: v.optional(v.string(), ''),
  ATRIUM_SEALING_KEY: v.optional(v.string(), ''),
  ATRIUM_TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:/, ]+$/), list)),
  ATRIUM_WEBHOOK_HOSTS: v.optional(list),
  ATRIUM_BROWSER_CHECK: v.optional(v.picklist(CHECKS), 'always'),
  CHROMIUM_PATH: v.optional(v.string()),
  PATH: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.string()),
  /** OpenTelemetry's own names: its other variables, such as OTEL_EXPORTER_OTLP_HEADERS, are read by its exporter. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_TRACES_SAMPLER_ARG: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number)), '1'),
});
type Read = v.InferOutput<typeof Variables>;

/** Reads the differences between installations; reports all mistakes at once. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = v.safeParse(Variables, set);
  const problems = read.success
    ? problemsIn(read.output)
    : read.issues.map((issue) => `${v.getDotPath(issue)} is not valid.`);
  if (!read.success || problems.length > 0) throw new Error(problems.join('\n'));
  const one = read.output;
  const varFolder = resolve(one.ATRIUM_VAR);
  const artifactsFolder = one.ATRIUM_ARTIFACTS ?? join(varFolder, 'artifacts');
  const development = one.ATRIUM_DEVELOPMENT === 'yes';
  const site = one.ATRIUM_PUBLIC_URL ?? `http://localhost:${one.ATRIUM_SITE_PORT}`;
  const server = (one.ATRIUM_SITE_URL ?? site).replace(/\/$/, '');
  return {
    databaseUrl: one.DATABASE_URL!,
    rolePassword: one.ATRIUM_REGISTRY_DATABASE_PASSWORD,
    migrate: one.ATRIUM_MIGRATE,
    listen: { host: one.ATRIUM_OPS_HOST, port: one.ATRIUM_OPS_PORT },
    varFolder,
    secretsFolder: resolve(one.ATRIUM_REGISTRY_VAR ?? varFolder),
    artifactsFolder,
    artefactStore: one.ATRIUM_ARTEFACT_STORE ?? artifactsFolder,
    // On one machine the site has a second name, for which the browser opens separate connections.
    origins: one.ATRIUM_ARTIFACT_ORIGINS ?? (development ? [`http://127.0.0.1:${one.ATRIUM_SITE_PORT}`] : []),
    brands: [FIRST_BRAND, ...(one.ATRIUM_BRANDS ?? [])],
    siteOf: (brand) =>
      brand === FIRST_BRAND
        ? { site, server }
        : { site: brandVariable(set, brand, 'URL') ?? brandSite(brand, site), server: server + brandPath(brand) },
    development,
    passwords: { operator: one.ATRIUM_OPERATOR_PASSWORD, approver: one.ATRIUM_APPROVER_PASSWORD },
    sealingKey: one.ATRIUM_SEALING_KEY,
    trustedProxies: one.ATRIUM_TRUSTED_PROXIES,
    webhookHosts: one.ATRIUM_WEBHOOK_HOSTS,
    browserCheck: one.ATRIUM_BROWSER_CHECK,
    chromium: { CHROMIUM_PATH: one.CHROMIUM_PATH, PATH: one.PATH },
    logLevel: one.LOG_LEVEL,
    tracing: { endpoint: one.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: one.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** What members' money needs: the demo passwords are public, and the secrets of second factors are sealed with the key. */
function problemsIn(one: Read): string[] {
  const problems: string[] = [];
  if (!one.DATABASE_URL)
    problems.push('DATABASE_URL is not set: the registry needs a PostgreSQL. "npm start" provides one.');
  if (one.ATRIUM_DEVELOPMENT === 'yes' || one.ATRIUM_MIGRATE === 'only') return problems;
  if (one.ATRIUM_BROWSER_CHECK !== 'always')
    problems.push(
      `ATRIUM_BROWSER_CHECK is "${one.ATRIUM_BROWSER_CHECK}"; it must be "always" unless ATRIUM_DEVELOPMENT is on.`,
    );
  if (one.ATRIUM_OPERATOR_PASSWORD.length < 12 || one.ATRIUM_APPROVER_PASSWORD.length < 12)
    problems.push(
      'Set ATRIUM_OPERATOR_PASSWORD and ATRIUM_APPROVER_PASSWORD (at least 12 characters each) unless ATRIUM_DEVELOPMENT is on.',
    );
  if (one.ATRIUM_SEALING_KEY.length < 32)
    problems.push(
      'Set ATRIUM_SEALING_KEY (at least 32 characters, that of the gateways) unless ATRIUM_DEVELOPMENT is on.',
    );
  return problems;
}

/** The variables that a registry reads, besides those of brands. */
export const REGISTRY_VARIABLES: readonly string[] = Object.keys(Variables.entries);
