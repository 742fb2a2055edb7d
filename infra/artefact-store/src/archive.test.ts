import { gzipSync } from 'node:zlib';
import type { Header } from 'tar-stream';
import { packFiles } from '@atrium/remote-contract/pack-folder';
import { ARCHIVE_LIMITS, BadArchive, unpackArchive } from './archive.ts';
import { archiveOf } from './testing/archive-of.ts';

it('[13-07] packs files and unpacks them again', async () => {
  const files = new Map([
    ['manifest.json', Buffer.from('{}')],
    ['assets/a.js', Buffer.from('1')],
  ]);
  expect(await unpackArchive(await packFiles(files))).toEqual(files);
});

it.each([
  ['a path that leaves the folder', [{ name: '../entry.js', content: '1' }], 'not a path inside'],
  ['one further inside', [{ name: 'a/../../entry.js', content: '1' }], 'not a path inside'],
  ['an absolute path', [{ name: '/etc/entry.js', content: '1' }], 'not a path inside'],
  ['a hidden file', [{ name: '.git/config.js', content: '1' }], 'not a path inside'],
  ['a symbolic link', [{ name: 'entry.js', type: 'symlink', linkname: '/etc/passwd' }], 'is a symlink'],
  ['a hard link', [{ name: 'entry.js', type: 'link', linkname: 'other.js' }], 'is a link'],
  ['a device', [{ name: 'entry.js', type: 'character-device' }], 'is a character-device'],
  [
    'a path twice',
    [
      { name: 'entry.js', content: '1' },
      { name: './entry.js', content: '2' },
    ],
    'is in the archive twice',
  ],
  ['a type of file that is not served', [{ name: 'run.exe', content: '1' }], 'does not serve'],
] as [string, (Partial<Header> & { name: string; content?: string })[], string][])(
  '[13-07] refuses %s',
  async (_, entries, reason) => {
    const refused = unpackArchive(await archiveOf(...entries));
    await expect(refused).rejects.toBeInstanceOf(BadArchive);
    await expect(unpackArchive(await archiveOf(...entries))).rejects.toThrow(reason);
  },
);

it('[13-07] refuses a bomb before it is unpacked, and an archive of very many files', async () => {
  const bomb = await archiveOf({ name: 'entry.js', content: Buffer.alloc(ARCHIVE_LIMITS.unpackedBytes + 1) });
  expect(bomb.length).toBeLessThan(ARCHIVE_LIMITS.packedBytes);
  await expect(unpackArchive(bomb)).rejects.toThrow('more than 24 MB unpacked');
  const many = Array.from({ length: ARCHIVE_LIMITS.files + 1 }, (_, n) => ({ name: `${n}.js`, content: '1' }));
  await expect(unpackArchive(await archiveOf(...many))).rejects.toThrow('more than 2000 entries');
});

it.each([
  ['no archive', Buffer.from('{"name":"slots"}')],
  ['half of one', gzipSync(Buffer.alloc(700, 'x'))],
])('[13-07] refuses %s', async (_, bytes) => expect(unpackArchive(bytes)).rejects.toBeInstanceOf(BadArchive));
