import { join } from 'node:path';
import { processUrl } from '@atrium/database/process-role';
import type { Settings } from '../environment.ts';
import { brandPath, brandSite } from '@atrium/contracts/brand-address';
import { brandDatabase } from '@atrium/database/brand-database';
import type { BrandAtVendors } from './vendor-secrets/write-vendor-secrets.ts';
import type { Secrets } from './secrets.ts';
import { type Service, startService } from './service.ts';

export interface House {
  root: string;
  /** Absolute path of ATRIUM_VAR. */
  varFolder: string;
  artifactsFolder: string;
  /** The owner's connection string, which no serving process receives. */
  databaseUrl: string;
  settings: Settings;
  secrets: Secrets;
  /** Where the sandbox mail server takes emails; chosen anew at each start. */
  smtpPort: number;
  /** What the started processes inherit: PATH and the like. */
  env: NodeJS.ProcessEnv;
  report(line: string): void;
}

/** The brands beside the first: a portal with the demo data serves a second one. */
export const brandsOf = ({ ATRIUM_SEED }: Settings): readonly string[] => (ATRIUM_SEED === 'demo' ? ['quayside'] : []);

/** Where browsers reach a brand beside the first. */
export const brandAddress = (brand: string, settings: Settings): string => brandSite(brand, addresses(settings).site);

/** The accounts of a brand beside the first at the sandbox vendor. */
export const atVendors = (brand: string, { databaseUrl, settings }: House): BrandAtVendors => ({
  databaseUrl: brandDatabase(databaseUrl, brand),
  vendorPrefix: `${brand}.`,
  site: { origin: brandAddress(brand, settings), server: addresses(settings).site + brandPath(brand) },
});

export type ServiceName = 'registry' | 'gateway' | 'sandbox-vendor' | 'sandbox-payments' | 'sandbox-mail';

/** Where browsers and processes reach each part. */
export function addresses(settings: Settings) {
  return {
    site: `http://localhost:${settings.ATRIUM_SITE_PORT}`,
    ops: `http://127.0.0.1:${settings.ATRIUM_OPS_PORT}`,
    vendor: `http://127.0.0.1:${settings.ATRIUM_VENDOR_PORT}`,
    payments: `http://127.0.0.1:${settings.ATRIUM_PAYMENTS_PORT}`,
    mail: `http://127.0.0.1:${settings.ATRIUM_MAIL_PORT}`,
  };
}

/** What the atrium command calls: another installation where its addresses are set. */
export function calledAddresses(settings: Settings): { site: string; ops: string } {
  const { site, ops } = addresses(settings);
  return { site: settings.ATRIUM_SITE_URL ?? site, ops: settings.ATRIUM_OPS_URL ?? ops };
}

/** Starts one process with exactly the variables it reads. */
export function startPart(name: ServiceName, house: House): Service {
  const { site, ops, vendor, payments, mail } = addresses(house.settings);
  const { settings, varFolder, secrets, smtpPort } = house;
  const parts: Record<ServiceName, { url: string; path: string; env: NodeJS.ProcessEnv }> = {
    registry: {
      url: ops,
      path: '/readyz',
      env: {
        ATRIUM_OPS_PORT: settings.ATRIUM_OPS_PORT,
        ATRIUM_SITE_PORT: settings.ATRIUM_SITE_PORT,
        ATRIUM_BRANDS: brandsOf(settings).join(','),
        DATABASE_URL: processUrl(house.databaseUrl, 'registry'),
        ATRIUM_MIGRATE: 'no',
        ATRIUM_VAR: varFolder,
        ATRIUM_ARTIFACTS: house.artifactsFolder,
        ATRIUM_ARTEFACT_STORE: settings.ATRIUM_ARTIFACTS ?? '',
        ATRIUM_SEALING_KEY: secrets.sealingKey,
        OTEL_EXPORTER_OTLP_ENDPOINT: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      },
    },
    gateway: {
      url: site,
      path: '/readyz',
      env: {
        ATRIUM_SITE_PORT: settings.ATRIUM_SITE_PORT,
        DATABASE_URL: processUrl(house.databaseUrl, 'gateway'),
        ATRIUM_MIGRATE: 'no',
        REDIS_URL: settings.REDIS_URL,
        ATRIUM_VAR: varFolder,
        ATRIUM_ARTIFACTS: house.artifactsFolder,
        ATRIUM_ARTEFACT_STORE: settings.ATRIUM_ARTIFACTS ?? '',
        ATRIUM_SEED: settings.ATRIUM_SEED,
        ATRIUM_BRANDS: brandsOf(settings).join(','),
        ATRIUM_OPS_URL: ops,
        ATRIUM_VENDOR_URL: vendor,
        ATRIUM_PAYMENTS_URL: payments,
        ATRIUM_MAIL_URL: `smtp://127.0.0.1:${smtpPort}`,
        PAYMENTS_SECRET: secrets.paymentsSecret,
        ATRIUM_SEALING_KEY: secrets.sealingKey,
        OTEL_EXPORTER_OTLP_ENDPOINT: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      },
    },
    'sandbox-vendor': {
      url: vendor,
      path: '/healthz',
      env: {
        ATRIUM_VENDOR_PORT: settings.ATRIUM_VENDOR_PORT,
        VENDOR_STORE: join(varFolder, 'sandbox-vendor.sqlite'),
        VENDOR_SECRETS: join(varFolder, 'vendor-secrets.json'),
        VENDOR_GATEWAY_URL: site,
        VENDOR_SITE_ORIGIN: site,
      },
    },
    'sandbox-payments': {
      url: payments,
      path: '/healthz',
      env: {
        ATRIUM_PAYMENTS_PORT: settings.ATRIUM_PAYMENTS_PORT,
        PAYMENTS_STORE: join(varFolder, 'sandbox-payments.sqlite'),
        PAYMENTS_SECRET: secrets.paymentsSecret,
        BEACON_STORE: join(varFolder, 'sandbox-beacon.json'),
      },
    },
    'sandbox-mail': {
      url: mail,
      path: '/healthz',
      env: {
        ATRIUM_MAIL_PORT: settings.ATRIUM_MAIL_PORT,
        MAIL_SMTP_PORT: String(smtpPort),
        MAIL_STORE: join(varFolder, 'sandbox-mail.sqlite'),
      },
    },
  };
  const { url, path, env } = parts[name];
  return startService({
    name,
    main: join(house.root, 'infra', name, 'src/main.ts'),
    env: { ...house.env, ...env },
    readyUrl: url + path,
    logFile: join(varFolder, 'logs', `${name}.log`),
    report: house.report,
  });
}
