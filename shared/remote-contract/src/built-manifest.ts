import { PlaceName } from '@atrium/contracts/snapshot';
import * as v from 'valibot';

const Integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'A hash is sha384-<base64>.'));
const Path = v.pipe(
  v.string(),
  v.regex(/^(?!\/)(?!.*\.\.)[\w@.+/-]+$/, 'A file is named by its path inside the folder.'),
);
const Needed = v.object({ path: Path, integrity: Integrity });
const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0));
const Payloads = v.record(v.string(), v.record(v.string(), v.unknown()));

/**
 * The `manifest.json` of one version of a remote, of any bundler. It may have further fields. `entry` is a script that
 * defines a federation container as the global `container`, whose `./remote` exports the result of `defineRemote`;
 * `preload` lists further files that all pages or one page need; `kits` are libraries that it may share with others.
 */
export const BuiltManifest = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  entry: Path,
  integrity: Integrity,
  contract: v.number(),
  subject: v.picklist(['game', 'page']),
  preload: v.array(Needed),
  routes: v.array(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/')),
      layout: v.picklist(['full', 'header', 'none']),
      keepAlive: v.optional(v.boolean()),
      group: v.string(),
      preload: v.array(Needed),
    }),
  ),
  centre: v.optional(
    v.object({
      name: v.picklist(['member', 'agent']),
      defaultPage: v.string(),
      preload: v.array(Needed),
      pages: v.array(
        v.object({
          page: v.string(),
          label: v.string(),
          icon: v.string(),
          flag: v.optional(v.string()),
          section: v.number(),
        }),
      ),
    }),
  ),
  parts: v.optional(
    v.array(
      v.object({
        place: PlaceName,
        topics: v.optional(v.array(v.string())),
        order: v.optional(v.number()),
        preload: v.array(Needed),
      }),
    ),
  ),
  kits: v.optional(
    v.array(
      v.object({
        name: v.string(),
        version: v.string(),
        range: v.string(),
        container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
        path: Path,
        integrity: Integrity,
      }),
    ),
  ),
  consumes: v.record(v.string(), v.object({ version: v.optional(v.string()), names: v.optional(v.array(v.string())) })),
  events: v.object({ hears: Payloads, says: Payloads }),
  files: v.array(v.object({ path: Path, integrity: Integrity, size: Bytes, gzip: Bytes, brotli: Bytes })),
  commit: v.string(),
});
export type BuiltManifest = v.InferOutput<typeof BuiltManifest>;
