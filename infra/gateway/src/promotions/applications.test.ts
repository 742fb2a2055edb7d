import * as calls from '@atrium/contracts/promotions';
import { decideReview } from '../reviews/decide-review.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { REVIEW_KINDS } from '../reviews/review-kinds.ts';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { encodeAnew } from '../uploads/encode-anew.ts';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.database.run(
    `INSERT INTO promotions (id, type, texts, starts_at, scene) SELECT 'act-' || n, 'deposit', '{"en": {"title": "Act", "summary": "", "html": ""}}', now() - interval '1 day', 'coins' FROM generate_series(1, 9) n`,
  );
});
afterAll(() => app.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let JPEG: Buffer;
/** The sizes and bytes of what is stored of them. */
let stored: Record<'png' | 'jpeg', Buffer>;
beforeAll(async () => {
  JPEG = await sharp(PNG).flatten().jpeg().toBuffer();
  stored = {
    png: (await encodeAnew({ type: 'image/png', bytes: PNG }, 1e6))!.bytes,
    jpeg: (await encodeAnew({ type: 'image/jpeg', bytes: JPEG }, 1e6))!.bytes,
  };
});
const reject = (id: string, reason: string) =>
  decideReview(app.parts, `activity-${id}`, 'reject', {
    operator: { name: 'operator', role: 'operator' } as never,
    reason,
  });
/** The PNG with a private part behind its header, `bytes` in all. */
const large = (bytes: number) => {
  const part = Buffer.alloc(bytes - PNG.length);
  part.writeUInt32BE(part.length - 12);
  part.write('prVt', 4, 'latin1');
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
  return Buffer.concat([PNG.subarray(0, 33), part, PNG.subarray(33)]);
};

it('[5-62] repeats the checks of comment length and of number, size and actual type of the images', async () => {
  const member = await app.signedIn();
  const apply = async (promotionId: string, comment: string, images: Buffer[] = []) =>
    (
      await member.call(calls.applyForActivity, {
        body: { promotionId, comment, images: images.map((image) => image.toString('base64')) },
      })
    ).error;
  const html = Buffer.from('<script>alert(1)</script>'.repeat(9));
  expect((await apply('act-1', 'x'.repeat(141)))?.params).toEqual({ field: 'comment' });
  expect((await apply('act-1', '', [PNG, PNG, PNG, PNG]))?.params).toEqual({ field: 'images' });
  for (const wrong of [
    html,
    Buffer.concat([PNG.subarray(0, 8), html]),
    JPEG.subarray(0, 40),
    Buffer.from('GIF89a'.repeat(9)),
    large(5 * 1024 * 1024 + 1),
  ])
    expect([
      (await apply('act-1', 'a', [PNG, wrong]))?.code,
      (await apply('act-1', 'a', [PNG, wrong]))?.params,
    ]).toEqual(['PICTURE_INVALID', { field: 'images.1', megabytes: 5, pixels: 4096 }]);
  expect((await apply('nothing', 'a'))?.code).toBe('PROMOTION_CLOSED');
  expect((await member.call(calls.activityApplications, { query: {} })).value.items).toEqual([]);
  expect(await apply('act-1', '☃'.repeat(140), [PNG, JPEG, large(5 * 1024 * 1024)])).toBeUndefined();
  const { items } = (await member.call(calls.activityApplications, { query: {} })).value;
  expect(items).toMatchObject([
    { promotionId: 'act-1', title: 'Act', comment: '☃'.repeat(140), images: 3, status: 'in-process' },
  ]);
  const kept = await app.database.rows(
    'SELECT type, octet_length(bytes) AS size FROM activity_images ORDER BY position',
  );
  expect(kept).toEqual([
    { type: 'image/png', size: stored.png.length },
    { type: 'image/jpeg', size: stored.jpeg.length },
    { type: 'image/png', size: stored.png.length },
  ]);
}, 60_000);

it("[7-075] activity application: one is pending at a time, and nobody reads another member's", async () => {
  const member = await app.signedIn();
  const apply = () => member.call(calls.applyForActivity, { body: { promotionId: 'act-2', comment: 'please' } });
  const first = await apply();
  expect(first.value).toMatchObject({ promotionId: 'act-2', status: 'in-process', images: 0 });
  expect((await apply()).error?.code).toBe('ALREADY_CLAIMED');
  await reject(first.value.id, 'too late');
  const mine = (await member.call(calls.activityApplications, { query: {} })).value.items;
  expect(mine).toMatchObject([{ status: 'rejected', reason: 'too late' }]);
  expect((await apply()).status).toBe(200);
  const other = await app.signedIn();
  expect((await other.call(calls.activityApplications, { query: {} })).value.items).toEqual([]);
});

it('is decided once by an operator, who sees the pictures, with a reason for the member', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(calls.applyForActivity, {
    body: { promotionId: 'act-3', comment: 'see my slip', images: [PNG.toString('base64')] },
  });
  const name = `activity-${value.id}`;
  const waiting = async () => (await listReviews(app.parts)).find(({ id }) => id === name);
  expect(await waiting()).toMatchObject({
    kind: 'activity',
    account: member.account,
    amount: null,
    reference: 'act-3',
    facts: { comment: 'see my slip', promotion: 'Act' },
    documents: [{ id: '1', name: 'picture-1.png', type: 'image/png', bytes: stored.png.length }],
  });
  const kind = REVIEW_KINDS.find((one) => one.kind === 'activity')!;
  expect((await kind.document!(app.parts, value.id, '1'))?.content.equals(stored.png)).toBe(true);
  expect(await kind.document!(app.parts, value.id, '2')).toBeUndefined();
  const decide = () => reject(value.id, 'the slip is of last year');
  expect(await decide()).toEqual({ id: name, outcome: 'rejected' });
  await expect(decide()).rejects.toThrow('No open review');
  expect(await waiting()).toBeUndefined();
  const mine = (await member.call(calls.activityApplications, { query: {} })).value.items;
  expect(mine).toMatchObject([{ status: 'rejected', reason: 'the slip is of last year' }]);
});
