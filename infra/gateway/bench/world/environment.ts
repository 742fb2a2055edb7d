/** The environment variables of a measurement. */
export const environment = {
  /** For the started processes. */
  path: process.env.PATH,
  /** An external PostgreSQL in place of the embedded one. */
  databaseUrl: process.env.DATABASE_URL,
  /** The port of the baseline server. */
  port: Number(process.env.PORT ?? 0),
} as const;
