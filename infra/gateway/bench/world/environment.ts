/** What a measure is given from outside. */
export const environment = {
  /** The started processes find their programs there. */
  path: process.env.PATH,
  /** A PostgreSQL of yours instead of the embedded one. */
  databaseUrl: process.env.DATABASE_URL,
  /** Of a server that is measured beside the gateway. */
  port: Number(process.env.PORT ?? 0),
} as const;
