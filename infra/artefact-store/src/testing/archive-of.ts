import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

/** A `.tar.gz` of any entries, also of those that a build never has. */
export async function archiveOf(
  ...entries: (Partial<Header> & { name: string; content?: string | Buffer })[]
): Promise<Buffer> {
  const archive = pack();
  const bytes = buffer(archive);
  for (const { content, ...header } of entries) archive.entry(header, content ?? '');
  archive.finalize();
  return gzipSync(await bytes, { level: 1 });
}
