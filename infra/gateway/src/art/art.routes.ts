import { avatar } from '@atrium/art/avatar';
import { cover } from '@atrium/art/cover';
import { type PromotionKind, promotionKinds, promotionPicture } from '@atrium/art/promotion-picture';
import { wordMark } from '@atrium/art/word-mark';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/errors.ts';
import type { Subject } from '../subjects.ts';
import { keptPictures } from './kept-pictures.ts';
import { createOutline } from './outline.ts';
import { rewardPicture } from './reward-picture.ts';

type NamedFile = FastifyRequest<{ Params: { file: string; folder?: string } }>;

/** Folders of the white logos. Source: 2.5-03 to 2.5-06. */
const LOGO_FOLDERS: Readonly<Record<string, string>> = { SV3: 'sports', N2: 'live' };
const logoFolder = (code: string): string => LOGO_FOLDERS[code] ?? 'rng';

/**
 * Pictures drawn by @atrium/art. An address that carries a version may be kept for ever; the same address without one is
 * asked for again after an hour.
 */
export const art: Subject = (_routes, { database }, server) => {
  const pictures = keptPictures();
  const outline = createOutline();
  // Opening the face takes a third of a second: not at the expense of the first visitor.
  server.addHook('onListen', async () => void outline('Atrium', 40, 800, 75));

  const send = (request: FastifyRequest, reply: FastifyReply, draw: () => string) => {
    const picture = pictures.get(request.url, draw);
    const small = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const versioned = typeof (request.query as { v?: unknown }).v === 'string';
    if (small) void reply.header('content-encoding', 'br');
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(small ? picture.brotli : picture.svg);
  };
  const vendorNamed = async (code: string) => {
    const vendor = await database.first<{ name: string }>(
      { name: 'art-vendor', text: 'SELECT name FROM vendors WHERE code = $1' },
      [code],
    );
    if (!vendor) throw new Refusal('NOT_FOUND');
    return vendor.name;
  };

  // The sports vendor SV3 is the cockfight of the navigation (2.3-26).
  server.get('/art/covers/:file', async (request: NamedFile, reply) => {
    const id = baseName(request.params.file);
    const game = await database.first<{ category: string; title: string; vendor: string }>(
      {
        name: 'art-cover',
        text: `SELECT CASE WHEN v.code = 'SV3' THEN 'COCKFIGHT' ELSE g.category END AS category, g.name AS title, v.name AS vendor FROM games g JOIN vendors v ON v.code = g.vendor_code WHERE g.id = $1`,
      },
      [id],
    );
    if (!game) throw new Refusal('NOT_FOUND');
    return send(request, reply, () => cover({ id, ...game }, { outline }));
  });
  server.get('/art/vendors/:file', async (request: NamedFile, reply) => {
    const code = baseName(request.params.file);
    const name = await vendorNamed(code);
    return send(request, reply, () => wordMark(name, { outline }));
  });
  server.get('/art/logos/:folder/white/:file', async (request: NamedFile, reply) => {
    const code = baseName(request.params.file);
    if (request.params.folder !== logoFolder(code)) throw new Refusal('NOT_FOUND');
    const name = await vendorNamed(code);
    return send(request, reply, () => wordMark(name, { tone: 'white', outline }));
  });
  server.get('/art/rewards/:file', (request: NamedFile, reply) => {
    const id = baseName(request.params.file);
    return send(request, reply, () => rewardPicture(id, outline));
  });
  server.get('/art/promotions/:file', (request: NamedFile, reply) => {
    const kind = baseName(request.params.file) as PromotionKind;
    if (!promotionKinds.includes(kind)) throw new Refusal('NOT_FOUND');
    return send(request, reply, () => promotionPicture(kind, kind, outline));
  });
  server.get('/art/avatars/:file', (request: NamedFile, reply) => {
    const name = baseName(request.params.file);
    return send(request, reply, () => avatar(name));
  });
};

/** `CPL-ember-fox.svg` → `CPL-ember-fox`; anything else names no picture. */
function baseName(file: string): string {
  const name = /^([A-Za-z0-9_-]{1,64})\.svg$/.exec(file)?.[1];
  if (name === undefined) throw new Refusal('NOT_FOUND');
  return name;
}
