import type { ResultSource } from './read-result-sources.ts';

/** The differences between installations; main.ts reads them from the environment, tests write them down. */
export interface Config {
  /** Id of the brand that is served from this database; the registry's channels and snapshots are its own. */
  brand: string;
  /** The port in the browser's address; part of the cookies' names. */
  sitePort: number;
  /** Origins that may send state-changing calls. */
  siteOrigins: readonly string[];
  /** The address in the browser. */
  publicUrl: string;
  /** The address at which vendors' and payments' servers reach this brand. */
  serverUrl: string;
  /**
   * CIDR blocks of the balancers whose X-Forwarded-For is trusted; without any, the connection's own address counts.
   */
  trustedProxies?: readonly string[] | undefined;
  /** The registry's address, with the path of the brand; empty without a registry. */
  opsUrl: string;
  vendorUrl: string;
  /** The beginning of every vendor code in the accounts that this brand has at vendors; empty for the first brand. */
  vendorPrefix: string;
  paymentsUrl: string;
  paymentsSecret: string;
  /** The mail server that takes the site's emails, and their sender; without one they stay in the outbox. */
  mail?: { url: string; from: string } | undefined;
  /**
   * Seals the secrets that the database has to return; the same in every process. Empty: they are stored in plain text,
   * and no authenticator app can be bound.
   */
  sealingKey: string;
  /** Where drand's HTTP API answers, and the hash of the chain to use; without a hash the chain that answers, of a sandbox. */
  beaconUrl: string;
  beaconChain: string;
  /** Sources of the results that are made outside; without any, two operators enter them (in development a feed makes them up). */
  resultSources?: readonly ResultSource[] | undefined;
  /** The file in which the registry keeps the operators' tokens of this machine; they may call /ops/*. */
  operatorFile: string | undefined;
  /** The token for reporting the figures of the open tabs to the registry; without it nothing is reported. */
  reporterFile?: string | undefined;
  /** The registry's public keys. */
  trustedKeysFile: string | undefined;
  /** The packed SDK, which `/sdk/` gives out. */
  sdkFolder?: string | undefined;
  /** The folder with `shell/` and `remotes/` as the build wrote them; without it no pages are served. */
  artifactsFolder: string | undefined;
  /** A second store of released versions, such as s3://bucket/prefix. */
  artefactStore?: string | undefined;
  /** Replies are checked against the contracts, and undeclared codes are faults: for tests and development. */
  strict: boolean;
  /** The event loop lag after which calls are refused with SYSTEM_BUSY; undefined: never. */
  eventLoopDelayLimitMs?: number;
  /** The cost of a password hash. */
  argon: { memoryCost: number; timeCost: number };
  /** Hosts that may publish an identity issuer's keys, besides those of Google and Facebook. */
  identityHosts?: readonly string[] | undefined;
  /** Allows iframes and calls over plain http on loopback: the demo brand on a developer's machine. */
  development: boolean;
}

/** Whether browsers reach the site over TLS. */
export const isEncrypted = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');
