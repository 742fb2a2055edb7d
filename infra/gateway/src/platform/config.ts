/** What differs from one installation to the next; main.ts reads it from the environment, tests write it down. */
export interface Config {
  /** Port that browsers use; part of the cookies' names. */
  sitePort: number;
  /** Origins that may send state-changing calls. */
  siteOrigins: readonly string[];
  /** Address under which vendors' and payments' servers reach us. */
  publicUrl: string;
  /** Blocks of the balancers whose X-Forwarded-For is believed; without any, a connection's own address counts. */
  trustedProxies?: readonly string[] | undefined;
  opsUrl: string;
  vendorUrl: string;
  paymentsUrl: string;
  paymentsSecret: string;
  /** Seals what the database keeps of secrets that must be had again; the same in every process. Empty: they lie open, and no authenticator app can be bound. */
  sealingKey: string;
  /** Where the registry keeps the operators' tokens of this machine; they may call /ops/*. */
  operatorFile: string | undefined;
  /** The token with which we tell the registry how the open tabs fare; without it nothing is told. */
  reporterFile?: string | undefined;
  /** The registry's public keys. */
  trustedKeysFile: string | undefined;
  /** Folder with `shell/` and `remotes/` as the build wrote them; without it no pages are served. */
  artifactsFolder: string | undefined;
  /** Where released versions are kept besides, like s3://bucket/prefix. */
  artefactStore?: string | undefined;
  /** Replies are checked against the contracts, and undeclared codes are faults: tests and development. */
  strict: boolean;
  /** Milliseconds by which the event loop may lag before calls are refused with SYSTEM_BUSY; undefined: never refused. */
  mostEventLoopDelay?: number;
  /** Cost of a password hash. */
  argon: { memoryCost: number; timeCost: number };
  /** Iframes and calls over plain http on loopback are allowed: the demo brand on a developer's machine. */
  development: boolean;
}
