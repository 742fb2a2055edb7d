import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { encodeAnew, encodeSquare, LONGEST_SIDE_PX } from './encode-anew.ts';

const MOST_BYTES = 5 * 1024 * 1024;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const jpeg = (bytes: Buffer) => encodeAnew({ type: 'image/jpeg', bytes }, MOST_BYTES);
const png = (bytes: Buffer, most = MOST_BYTES) => encodeAnew({ type: 'image/png', bytes }, most);

/** A PNG whose header declares this size, without the pixels. */
function declaring(width: number, height: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.set([8, 2, 0, 0, 0], 12);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const end = Buffer.from('0000000049454e44ae426082', 'hex');
  return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), header, sum, end]);
}

it('[11-04] drops place, device and everything behind the pixels, and turns the picture as its camera noted', async () => {
  const taken = await plain(30, 10)
    .withExif({ IFD0: { Model: 'Owl 9', Orientation: '6' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Owl 9')).toBe(true);
  const hidden = Buffer.concat([taken.subarray(0, -2), Buffer.from('<script>alert(1)</script>'), taken.subarray(-2)]);
  for (const bytes of [taken, hidden]) {
    const fresh = (await jpeg(bytes))!;
    expect(fresh.bytes.includes('Owl 9')).toBe(false);
    expect(fresh.bytes.includes('script')).toBe(false);
    const { width, height, exif } = await sharp(fresh.bytes).metadata();
    expect([width, height, exif]).toEqual([10, 30, undefined]);
  }
});

it('[11-04] decodes a picture at the bound, and none that declares more', async () => {
  expect(await png(await plain(LONGEST_SIDE_PX, 2).png().toBuffer())).toMatchObject({ type: 'image/png' });
  expect(
    await png(
      await plain(LONGEST_SIDE_PX + 1, 2)
        .png()
        .toBuffer(),
    ),
  ).toBeUndefined();
  for (const size of [LONGEST_SIDE_PX + 1, 65_000, 2 ** 31 - 1])
    expect(await png(declaring(size, size))).toBeUndefined();
});

it('[11-04] takes no damaged picture, and none of another type than its first bytes say', async () => {
  const whole = await plain(64, 64).png().toBuffer();
  const broken = Buffer.from(whole);
  broken.fill(0, 50, 70);
  expect(await png(whole)).toBeDefined();
  expect(await png(broken)).toBeUndefined();
  expect(await png(whole.subarray(0, 60))).toBeUndefined();
  expect(await jpeg(whole)).toBeUndefined();
  expect(await png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
});

it('[11-04] keeps the result within the bytes of the upload', async () => {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const fresh = await png(noise, noise.length - 10_000);
  expect(fresh).toMatchObject({ type: 'image/jpeg' });
  expect(await png(noise, 1_000)).toBeUndefined();
});

it('[11-04] cuts the square out of the picture as it is shown', async () => {
  const blue = await plain(20, 20)
    .composite([{ input: { create: { width: 10, height: 20, channels: 3, background: 'blue' } }, left: 10, top: 0 }])
    .png()
    .toBuffer();
  const cut = await encodeSquare({ type: 'image/png', bytes: blue }, { left: 12, top: 2, side: 8 }, 64);
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 64]);
  expect(data[2]!).toBeGreaterThan(200);
  expect(data[0]!).toBeLessThan(60);
  expect(await encodeSquare({ type: 'image/png', bytes: blue }, { left: 13, top: 2, side: 8 }, 64)).toBeUndefined();
});
