import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { Avatar } from './members.ts';

/** The drawn pictures to choose from, `01` to `12`. */
export const DRAWN_AVATARS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
/** `fileBytes` of an upload; `leastSide` of the square that is cut out, in pixels of the upload. */
export const AVATAR_LIMITS = { fileBytes: 5 * 1024 * 1024, leastSide: 32 } as const;
/** Returns bytes (WebP), not JSON. */
export const AVATAR_PATH = '/art/faces/:file';

export const chooseAvatar = endpoint({
  name: 'members.chooseAvatar',
  method: 'POST',
  path: '/wps/member/avatar',
  access: 'member',
  summary: 'Chooses one of the drawn avatars.',
  source: '11-04',
  body: v.strictObject({ avatar: v.picklist(DRAWN_AVATARS) }),
  reply: Avatar,
  errors: [],
});

const Pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4096));
/**
 * `image` is a PNG or JPEG file in base64, `square` the part to keep, in pixels of the picture as it is shown. The
 * picture is decoded and encoded anew; the file itself is not stored.
 */
export const uploadAvatar = endpoint({
  name: 'members.uploadAvatar',
  method: 'POST',
  path: '/wps/member/avatar/picture',
  access: 'member',
  summary: 'Uploads an avatar of the own, and cuts a square out of it.',
  source: '11-04',
  largestBody: 7 * 1024 * 1024,
  body: v.strictObject({
    image: FileText,
    square: v.strictObject({ left: Pixels, top: Pixels, side: v.pipe(Pixels, v.minValue(AVATAR_LIMITS.leastSide)) }),
  }),
  reply: Avatar,
  errors: ['PICTURE_INVALID'],
});
