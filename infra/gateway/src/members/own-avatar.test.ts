import { avatar, icon } from '@atrium/contracts/members';
import { chooseAvatar, uploadAvatar } from '@atrium/contracts/own-avatar';
import sharp from 'sharp';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const SQUARE = { left: 100, top: 0, side: 64 };
const halves = async () =>
  (
    await sharp({ create: { width: 200, height: 64, channels: 3, background: 'red' } })
      .composite([
        { input: { create: { width: 100, height: 64, channels: 3, background: 'blue' } }, left: 100, top: 0 },
      ])
      .withExif({ IFD0: { Model: 'Owl 9' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const file = (url: string) => app.server.inject({ method: 'GET', url });

it('[7-015] [7-016] [3-39] [11-04] stores the square of an upload as a file of its own, and a drawn one instead of it', async () => {
  const member = await app.signedIn();
  const { value } = await member.call(uploadAvatar, { body: { image: await halves(), square: SQUARE } });
  expect(value).toEqual({ avatar: expect.stringMatching(/^\/art\/faces\/[\w-]{24}\.webp$/), avatarType: 'CUSTOM' });
  for (const call of [icon, avatar]) expect((await member.call(call)).value).toEqual(value);
  const sent = await file(value.avatar);
  expect([sent.statusCode, sent.headers['content-type'], sent.headers['x-content-type-options']]).toEqual([
    200,
    'image/webp',
    'nosniff',
  ]);
  expect(sent.rawPayload.includes('Owl 9')).toBe(false);
  const { data, info } = await sharp(sent.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([288, 288]);
  const middle = (144 * 288 + 144) * info.channels;
  expect([data[middle]! < 60, data[middle + 2]! > 190]).toEqual([true, true]);
  const drawn = { avatar: '07', avatarType: 'STATIC' };
  expect((await member.call(chooseAvatar, { body: { avatar: '07' } })).value).toEqual(drawn);
  for (const call of [icon, avatar]) expect((await member.call(call)).value).toEqual(drawn);
  expect((await file(value.avatar)).statusCode).toBe(404);
});

it('[11-04] refuses what is no picture, and a square outside the picture; the avatar stays', async () => {
  const member = await app.signedIn();
  const before = (await member.call(avatar)).value;
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64');
  for (const body of [
    { image: text, square: SQUARE },
    { image: await halves(), square: { ...SQUARE, left: 137 } },
  ])
    expect((await member.call(uploadAvatar, { body })).error).toMatchObject({
      code: 'PICTURE_INVALID',
      params: { field: 'image', megabytes: 5, pixels: 4096 },
    });
  expect((await member.call(avatar)).value).toEqual(before);
});
