import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { ARCHIVE_LIMITS, BadArchive } from '@atrium/artefact-store/archive';
import { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import * as v from 'valibot';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(m?js|css|json|svg|txt|map)$/;
const COMPRESSED = /\.(br|gz)$/;
const MANIFEST = 'manifest.json';

export interface MeasuredVersion {
  manifest: BuiltManifest;
  /** Everything to store, with the compressed forms of each file. */
  stored: Map<string, Buffer>;
  /** The files that were uploaded, without compressed forms. */
  files: Map<string, Buffer>;
}

interface Needed {
  path: string;
  integrity?: string;
}
const Files = v.optional(v.array(v.looseObject({ path: v.string(), integrity: v.optional(v.string()) })), []);
/** What an uploaded manifest may say; hashes and sizes may be left out. */
const Draft = v.looseObject({
  entry: v.string(),
  integrity: v.optional(v.string()),
  preload: Files,
  routes: v.array(v.looseObject({ preload: Files })),
  centre: v.optional(v.looseObject({ preload: Files })),
  parts: v.optional(v.array(v.looseObject({ preload: Files }))),
  kits: v.optional(v.array(v.looseObject({ path: v.string(), integrity: v.optional(v.string()) }))),
  files: v.optional(
    v.array(v.looseObject({ path: v.string(), integrity: v.optional(v.string()), size: v.optional(v.number()) })),
  ),
});

/**
 * Hashes and measures an unpacked version. What its manifest says has to agree; what it leaves out is filled in. Throws
 * `BadArchive` with a sentence for the first lie.
 */
export async function measureVersion(unpacked: ReadonlyMap<string, Buffer>): Promise<MeasuredVersion> {
  const draft = readDraft(unpacked.get(MANIFEST));
  const files = new Map(
    [...unpacked].filter(([path]) => path !== MANIFEST && !COMPRESSED.test(path)).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const stored = new Map(files);
  const measured: BuiltManifest['files'] = [];
  for (const [path, bytes] of files) measured.push(await measure(path, bytes, unpacked, stored));
  for (const path of unpacked.keys())
    if (COMPRESSED.test(path) && !stored.has(path))
      throw new BadArchive(`"${path}" is the compressed form of no file.`);
  const hashOf = ({ path, integrity }: Needed) => {
    const file = measured.find((one) => one.path === path);
    if (!file) throw new BadArchive(`manifest.json names "${path}", which is not in the archive.`);
    if (integrity !== undefined && integrity !== file.integrity)
      throw new BadArchive(`manifest.json says another hash of "${path}" than that of its bytes.`);
    return { ...file };
  };
  for (const declared of draft.files ?? []) {
    const { size } = hashOf(declared as Needed);
    if (declared.size !== undefined && declared.size !== size)
      throw new BadArchive(`manifest.json says that "${declared.path}" has ${declared.size} bytes; it has ${size}.`);
  }
  const unlisted = draft.files && measured.find(({ path }) => !draft.files!.some((declared) => declared.path === path));
  if (unlisted) throw new BadArchive(`manifest.json does not list "${unlisted.path}".`);
  const needed = (all: Needed[]) => all.map((one) => ({ path: one.path, integrity: hashOf(one).integrity }));
  const manifest = v.safeParse(BuiltManifest, {
    commit: 'unknown',
    ...draft,
    integrity: hashOf({ path: draft.entry, ...(draft.integrity && { integrity: draft.integrity }) }).integrity,
    preload: needed(draft.preload as Needed[]),
    routes: draft.routes.map((route) => ({ ...route, preload: needed(route.preload as Needed[]) })),
    ...(draft.parts && {
      parts: draft.parts.map((part) => ({ ...part, preload: needed(part.preload as Needed[]) })),
    }),
    ...(draft.kits && {
      kits: draft.kits.map((kit) => ({ ...kit, integrity: hashOf(kit as Needed).integrity })),
    }),
    ...(draft.centre && { centre: { ...draft.centre, preload: needed(draft.centre.preload as Needed[]) } }),
    files: measured,
  });
  if (!manifest.success)
    throw new BadArchive(`manifest.json: ${v.getDotPath(manifest.issues[0]) ?? ''} ${manifest.issues[0].message}`);
  const complete = v.is(BuiltManifest, JSON.parse(unpacked.get(MANIFEST)!.toString('utf8')));
  stored.set(
    MANIFEST,
    complete ? unpacked.get(MANIFEST)! : Buffer.from(`${JSON.stringify({ ...draft, ...manifest.output }, null, 1)}\n`),
  );
  return { manifest: manifest.output, stored, files };
}

function readDraft(bytes: Buffer | undefined): v.InferOutput<typeof Draft> {
  if (!bytes) throw new BadArchive('There is no manifest.json in the archive.');
  let received: unknown;
  try {
    received = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new BadArchive('manifest.json is not JSON.');
  }
  const draft = v.safeParse(Draft, received);
  if (draft.success) return draft.output;
  throw new BadArchive(`manifest.json: ${v.getDotPath(draft.issues[0]) ?? ''} ${draft.issues[0].message}`);
}

/** Hash and sizes of one file; its compressed forms are those of the archive where they are the same file. */
async function measure(
  path: string,
  bytes: Buffer,
  unpacked: ReadonlyMap<string, Buffer>,
  stored: Map<string, Buffer>,
): Promise<BuiltManifest['files'][number]> {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const plain = { path, integrity, size: bytes.length, gzip: bytes.length, brotli: bytes.length };
  if (!COMPRESSIBLE.test(path)) return plain;
  const size = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const zipped = await zip(bytes, { level: 9 });
  const forms = {
    gz: given(unpacked.get(`${path}.gz`), gunzipSync, bytes, `${path}.gz`) ?? zipped,
    br: given(unpacked.get(`${path}.br`), brotliDecompressSync, bytes, `${path}.br`) ?? (await brotli(bytes, size)),
  };
  stored.set(`${path}.gz`, forms.gz).set(`${path}.br`, forms.br);
  return { ...plain, gzip: zipped.length, brotli: forms.br.length };
}

function given(
  form: Buffer | undefined,
  open: (bytes: Buffer, options: { maxOutputLength: number }) => Buffer,
  bytes: Buffer,
  path: string,
): Buffer | undefined {
  if (!form) return undefined;
  try {
    if (open(form, { maxOutputLength: ARCHIVE_LIMITS.unpackedBytes }).equals(bytes)) return form;
  } catch {
    // Refused below like one with other content.
  }
  throw new BadArchive(`"${path}" is not the compressed form of its file.`);
}
