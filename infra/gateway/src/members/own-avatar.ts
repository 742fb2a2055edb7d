import { randomBytes } from 'node:crypto';
import type { ParsedOf, ReplyOf } from '@atrium/contracts/endpoint';
import {
  AVATAR_LIMITS,
  AVATAR_PATH,
  type chooseAvatar as choose,
  type uploadAvatar as upload,
} from '@atrium/contracts/own-avatar';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../platform/caller.ts';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { limitWithin } from '../platform/rate-limit.ts';
import { encodeSquare } from '../uploads/encode-anew.ts';
import { pictureFile, refusePicture } from '../uploads/picture-of.ts';

/** Of the stored picture: three times what the largest screen shows. */
const SIDE_PX = 288;
const UPLOADS = { most: 20, minutes: 60 };
const SET = 'UPDATE members SET avatar = $2, avatar_type = $3 WHERE id = $1';

export async function chooseAvatar(
  { database }: Parts,
  { body: { avatar }, caller }: ParsedOf<typeof choose> & { caller: MemberCaller },
): Promise<ReplyOf<typeof choose>> {
  const { memberId } = caller.session;
  await database.transaction(async (transaction) => {
    await transaction.run(SET, [memberId, avatar, 'STATIC']);
    await transaction.run('DELETE FROM member_avatars WHERE member_id = $1', [memberId]);
  });
  return { avatar, avatarType: 'STATIC' };
}

/** Stores the square as a new file; the one before is gone. */
export async function uploadAvatar(
  parts: Parts,
  { body: { image, square }, caller }: ParsedOf<typeof upload> & { caller: MemberCaller },
): Promise<ReplyOf<typeof upload>> {
  await limitWithin(parts, 'members.avatar', caller, UPLOADS);
  const bounds = { field: 'image', most: AVATAR_LIMITS.fileBytes };
  const bytes = (await encodeSquare(pictureFile(image, bounds), square, SIDE_PX)) ?? refusePicture(bounds);
  const { memberId } = caller.session;
  const name = randomBytes(18).toString('base64url');
  const avatar = AVATAR_PATH.replace(':file', `${name}.webp`);
  await parts.database.transaction(async (transaction) => {
    await transaction.run(
      `INSERT INTO member_avatars (member_id, name, bytes, changed_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (member_id) DO UPDATE SET name = excluded.name, bytes = excluded.bytes, changed_at = excluded.changed_at`,
      [memberId, name, bytes, parts.clock.now()],
    );
    await transaction.run(SET, [memberId, avatar, 'CUSTOM']);
  });
  return { avatar, avatarType: 'CUSTOM' };
}

export async function sendAvatar(
  { database }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, name] = /^([\w-]{24})\.webp$/.exec((request.params as { file: string }).file) ?? [];
  const found =
    name === undefined
      ? undefined
      : await database.first<{ bytes: Buffer }>('SELECT bytes FROM member_avatars WHERE name = $1', [name]);
  if (!found) throw new Refusal('NOT_FOUND');
  return await reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(found.bytes);
}
