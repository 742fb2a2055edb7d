import { join, resolve } from 'node:path';
import { BRAND_ID, FIRST_BRAND } from '@atrium/contracts/brand-address';
import { OPERATOR_FILE, TRUSTED_KEYS_FILE } from '@atrium/contracts/registry-paths';
import { REPORTER_FILE } from '@atrium/contracts/telemetry';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { beaconOf } from './read-beacon.ts';
import { type FurtherBrand, readBrands } from './read-brands.ts';
import { readResultSources } from './read-result-sources.ts';

export interface Environment {
  config: Config;
  /** The brands beside the first, each with a database of its own. */
  furtherBrands: readonly FurtherBrand[];
  /** Of the owner of the tables while `migrate` is `yes` or `only`, of the gateway's own role otherwise. */
  databaseUrl: string;
  /** The password that the migration gives to the gateway's role; by default derived from the owner's. */
  rolePassword: string | undefined;
  redisUrl: string | undefined;
  listen: { host: string; port: number };
  metrics: { host: string; port: number; addressFile: string | undefined };
  seed: 'demo' | 'empty';
  /**
   * `yes`: migrate, then serve as the gateway's role; `only`: migrate and exit (a job of its own); `no`: serve a database that a job has
   * migrated.
   */
  migrate: 'yes' | 'only' | 'no';
  /** How long a stopping gateway still accepts new requests, so that balancers notice. */
  drainSeconds: number;
  logLevel: string;
  /** The collector of traces and the share of them that is recorded; without an address none are. */
  tracing: { endpoint: string | undefined; ratio: number };
}

const port = (fallback: number | string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)), String(fallback));
const HTTP = /^https?:/;
const httpUrl = v.pipe(v.string(), v.url(), v.regex(HTTP));

const Variables = v.object({
  DATABASE_URL: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)),
  ATRIUM_GATEWAY_DATABASE_PASSWORD: v.optional(v.string()),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//))),
  ATRIUM_SITE_PORT: port(8080),
  /** The host on which this process listens behind a balancer. */
  ATRIUM_GATEWAY_HOST: v.optional(v.string(), 'localhost'),
  ATRIUM_GATEWAY_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  /** Distinguishes the processes of one machine. */
  ATRIUM_GATEWAY_NAME: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), 'gateway'),
  /** The address in the browser; by default http://localhost and the site's port. */
  ATRIUM_PUBLIC_URL: v.optional(httpUrl),
  /** Ids of the brands beside the first, separated by commas; `read-brands.ts` has what each may set. */
  ATRIUM_BRANDS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((id) => id.trim())),
      v.check((ids) => ids.every((id) => BRAND_ID.test(id) && id !== FIRST_BRAND) && new Set(ids).size === ids.length),
    ),
  ),
  /** Hosts, separated by commas, that keys of identity providers may be fetched from besides the providers' own. */
  ATRIUM_IDENTITY_HOSTS: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9., -]+$/))),
  /** Addresses of the balancers whose X-Forwarded-For is trusted, as CIDR blocks separated by commas. */
  ATRIUM_TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-fA-F.:/, ]+$/))),
  ATRIUM_METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  ATRIUM_METRICS_PORT: port(0),
  ATRIUM_OPS_URL: v.optional(httpUrl, 'http://127.0.0.1:8090'),
  ATRIUM_VENDOR_URL: v.optional(httpUrl, 'http://127.0.0.1:8070'),
  ATRIUM_PAYMENTS_URL: v.optional(httpUrl, 'http://127.0.0.1:8060'),
  PAYMENTS_SECRET: v.optional(v.string(), ''),
  /** The mail server, with user and password where it asks for them; without it emails stay in the outbox. */
  ATRIUM_MAIL_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//))),
  ATRIUM_MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]+$/)), 'Atrium <no-reply@atrium.example>'),
  ATRIUM_SEALING_KEY: v.optional(v.pipe(v.string(), v.regex(/^(.{32,})?$/)), ''),
  /** A drand network for the draws, and the hash of its chain; by default the sandbox's, for members' money quicknet. */
  ATRIUM_BEACON_URL: v.optional(httpUrl),
  ATRIUM_BEACON_CHAIN: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** Sources of results that are made outside, `name=address` separated by commas. */
  ATRIUM_RESULT_SOURCES: v.optional(v.string()),
  ATRIUM_VAR: v.optional(v.string(), 'var'),
  ATRIUM_ARTIFACTS: v.optional(v.string()),
  ATRIUM_ARTEFACT_STORE: v.optional(v.string()),
  ATRIUM_SEED: v.optional(v.picklist(['demo', 'empty']), 'demo'),
  ATRIUM_MIGRATE: v.optional(v.picklist(['yes', 'only', 'no']), 'yes'),
  ATRIUM_DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d)?$/), v.transform(Number)), '0'),
  /** The event loop lag after which calls are refused with SYSTEM_BUSY. */
  ATRIUM_EVENT_LOOP_LIMIT_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{3,6}$/), v.transform(Number)), '2000'),
  /** `no` for members' money: no plain-http frames, no provider that accepts everybody. */
  ATRIUM_DEVELOPMENT: v.optional(v.picklist(['yes', 'no']), 'yes'),
  /** OpenTelemetry's own names: its other variables, such as OTEL_EXPORTER_OTLP_HEADERS, are read by its exporter. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(httpUrl),
  OTEL_TRACES_SAMPLER_ARG: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number)), '1'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

/** Reads the differences between installations; reports all mistakes at once. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = v.safeParse(Variables, set);
  if (!read.success) {
    throw new Error(
      read.issues.map((issue) => complaint(v.getDotPath(issue) ?? '', set[v.getDotPath(issue) ?? ''])).join('\n'),
    );
  }
  const one = read.output;
  requireSecrets(one);
  const varFolder = resolve(one.ATRIUM_VAR);
  const site = `http://localhost:${one.ATRIUM_SITE_PORT}`;
  const publicUrl = one.ATRIUM_PUBLIC_URL ?? site;
  const development = one.ATRIUM_DEVELOPMENT === 'yes';
  const config: Config = {
    brand: FIRST_BRAND,
    sitePort: one.ATRIUM_SITE_PORT,
    siteOrigins: [
      ...new Set([
        new URL(publicUrl).origin,
        ...(development ? [site, `http://127.0.0.1:${one.ATRIUM_SITE_PORT}`] : []),
      ]),
    ],
    publicUrl,
    serverUrl: publicUrl,
    identityHosts: one.ATRIUM_IDENTITY_HOSTS?.split(',').map((host) => host.trim()),
    trustedProxies: one.ATRIUM_TRUSTED_PROXIES?.split(',').map((block) => block.trim()),
    opsUrl: one.ATRIUM_OPS_URL,
    vendorUrl: one.ATRIUM_VENDOR_URL,
    vendorPrefix: '',
    paymentsUrl: one.ATRIUM_PAYMENTS_URL,
    paymentsSecret: one.PAYMENTS_SECRET,
    mail: one.ATRIUM_MAIL_URL ? { url: one.ATRIUM_MAIL_URL, from: one.ATRIUM_MAIL_FROM } : undefined,
    sealingKey: one.ATRIUM_SEALING_KEY,
    ...beaconOf(one, development),
    resultSources: one.ATRIUM_RESULT_SOURCES ? readResultSources(one.ATRIUM_RESULT_SOURCES, development) : undefined,
    operatorFile: join(varFolder, OPERATOR_FILE),
    reporterFile: join(varFolder, REPORTER_FILE),
    trustedKeysFile: join(varFolder, TRUSTED_KEYS_FILE),
    sdkFolder: join(varFolder, 'sdk'),
    artifactsFolder: one.ATRIUM_ARTIFACTS ?? join(varFolder, 'artifacts'),
    artefactStore: one.ATRIUM_ARTEFACT_STORE || undefined,
    strict: false,
    argon: { memoryCost: 19_456, timeCost: 2 },
    eventLoopDelayLimitMs: one.ATRIUM_EVENT_LOOP_LIMIT_MS,
    development,
  };
  return {
    databaseUrl: one.DATABASE_URL,
    config,
    furtherBrands: readBrands(one.ATRIUM_BRANDS ?? [], { env: set, config, databaseUrl: one.DATABASE_URL }),
    rolePassword: one.ATRIUM_GATEWAY_DATABASE_PASSWORD,
    redisUrl: one.REDIS_URL,
    listen: { host: one.ATRIUM_GATEWAY_HOST, port: one.ATRIUM_GATEWAY_PORT ?? one.ATRIUM_SITE_PORT },
    metrics: {
      host: one.ATRIUM_METRICS_HOST,
      port: one.ATRIUM_METRICS_PORT,
      addressFile:
        one.ATRIUM_METRICS_PORT === 0 ? join(varFolder, 'run', `${one.ATRIUM_GATEWAY_NAME}.metrics.json`) : undefined,
    },
    seed: one.ATRIUM_SEED,
    migrate: one.ATRIUM_MIGRATE,
    drainSeconds: one.ATRIUM_DRAIN_SECONDS,
    logLevel: one.LOG_LEVEL,
    tracing: { endpoint: one.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: one.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** What is sealed and signed for members' money is so with secrets of the installation; a migration uses neither. */
function requireSecrets(one: {
  ATRIUM_DEVELOPMENT: string;
  ATRIUM_MIGRATE: string;
  PAYMENTS_SECRET: string;
  ATRIUM_SEALING_KEY: string;
}): void {
  if (one.ATRIUM_DEVELOPMENT === 'yes' || one.ATRIUM_MIGRATE === 'only') return;
  const missing = (['ATRIUM_SEALING_KEY', 'PAYMENTS_SECRET'] as const).filter((name) => one[name] === '');
  if (missing.length > 0) throw new Error(missing.map((name) => `${name} is not set.`).join('\n'));
}

/** The variables that a gateway reads, besides those of brands. */
export const GATEWAY_VARIABLES: readonly string[] = Object.keys(Variables.entries);

function complaint(name: string, value: string | undefined): string {
  if (value === undefined) return `${name} is not set.`;
  // Even a secret that is too short may be the first half of the right one.
  return /SECRET|KEY/.test(name)
    ? `${name} has ${value.length} characters, which is not valid.`
    : `${name} is "${withoutPassword(value)}", which is not valid.`;
}

/** An address without its password, for an error message. */
const withoutPassword = (text: string): string => text.replace(/:\/\/[^@/\s]*@/, '://***@');
