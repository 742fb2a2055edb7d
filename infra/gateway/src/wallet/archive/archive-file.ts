import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

const FORMAT = 'atrium-ledger-archive-1';
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Header = v.strictObject({ format: v.literal(FORMAT), number: Seq, firstSeq: Seq, previousHash: Hash });
const Link = v.strictTuple([Seq, Hash, v.string()]);

/** The beginning of an archive: its number, its first seal, and the hash that this one follows. */
export type ArchiveHeader = Omit<v.InferOutput<typeof Header>, 'format'>;
/** A seal: its number, its hash in hex, and the text of its entry, exactly as the hash covers it. */
export type ArchivedLink = v.InferOutput<typeof Link>;

/** What a whole, unchanged archive says about itself. Hashes in hex; `sha256` is the file's own. */
export interface ArchiveSummary extends ArchiveHeader {
  lastSeq: number;
  lastHash: string;
  entries: number;
  sha256: string;
}

/** An archive that cannot be read, or whose chain does not hold. The message names the file and the first broken seal. */
export class ArchiveFault extends Error {}

/** Writes an archive as compressed lines of JSON, and returns once it is on the disk. */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  links: AsyncIterable<ArchivedLink>,
): Promise<void> {
  async function* lines() {
    yield `${JSON.stringify({ format: FORMAT, ...header })}\n`;
    for await (const link of links) yield `${JSON.stringify(link)}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Reads an archive and computes its chain anew: each hash is that of the hash before it and the entry's text. `seen` is
 * called with every link, once it is proven to follow. Throws an ArchiveFault.
 */
export async function readArchive(
  file: string,
  seen: (link: ArchivedLink) => Promise<void> | void = () => {},
): Promise<ArchiveSummary> {
  const sha256 = createHash('sha256');
  const hashed = new Transform({
    transform(piece: Buffer, _encoding, done) {
      sha256.update(piece);
      done(null, piece);
    },
  });
  let header: ArchiveHeader | undefined;
  let [lastSeq, lastHash, entries] = [0, '', 0];
  const unpacked = createGunzip();
  const unpacking = pipeline(createReadStream(file), hashed, unpacked);
  unpacking.catch(() => {});
  try {
    for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!header) {
        header = v.parse(Header, JSON.parse(line));
        [lastSeq, lastHash] = [header.firstSeq - 1, header.previousHash];
        continue;
      }
      const link = v.parse(Link, JSON.parse(line));
      const [seq, hash, canonical] = link;
      if (seq !== lastSeq + 1 || hash !== followingHash(lastHash, canonical))
        throw new ArchiveFault(`${file} was changed: seal ${lastSeq + 1} does not follow from the one before it.`);
      [lastSeq, lastHash, entries] = [seq, hash, entries + 1];
      await seen(link);
    }
    await unpacking;
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    throw new ArchiveFault(`${file} is no whole archive: ${(error as Error).message}`);
  }
  if (!header) throw new ArchiveFault(`${file} is empty.`);
  const { number, firstSeq, previousHash } = header;
  return { number, firstSeq, previousHash, lastSeq, lastHash, entries, sha256: sha256.digest('hex') };
}

const followingHash = (previousHash: string, canonical: string): string =>
  createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(canonical).digest('hex');
