import { avatar } from '@atrium/art/avatar';
import { cover } from '@atrium/art/cover';
import { type PromotionKind, promotionKinds, promotionPicture } from '@atrium/art/promotion-picture';
import { rewardPicture } from '@atrium/art/reward-picture';
import { wordMark } from '@atrium/art/word-mark';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, brotli } from '../platform/compression.ts';
import { Refusal } from '../platform/errors.ts';
import type { Subject } from '../platform/subject.ts';
import { keptPictures } from './kept-pictures.ts';
import { createOutline } from './outline.ts';
import { toWebp } from './pixels.ts';

type NamedFile = FastifyRequest<{ Params: { file: string; folder?: string } }>;

/** Folders of the white logos. Source: 2.5-03 to 2.5-06. */
const LOGO_FOLDERS: Readonly<Record<string, string>> = { SV3: 'sports', N2: 'live' };
const logoFolder = (code: string): string => LOGO_FOLDERS[code] ?? 'rng';
/** Width of a cover in pixels: twice that of a lobby's card. */
const COVER_WIDTH = 360;

const QUALITY = 6;

/**
 * Pictures drawn by `@atrium/art`. An address with a version may be cached for ever; the same address without one, for
 * an hour.
 */
export const art: Subject = (_routes, { database }, server) => {
  const drawings = keptPictures<{ svg: Buffer; brotli: Buffer }>();
  const covers = keptPictures<Buffer>();
  const outline = createOutline();
  // Opening the typeface takes a third of a second, which must not delay the first visitor.
  server.addHook('onListen', async () => void outline('Atrium', 40, 800, 75));

  const lasting = (request: FastifyRequest, reply: FastifyReply) => {
    const versioned = typeof (request.query as { v?: unknown }).v === 'string';
    return reply
      .header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff');
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, drawnFrom: string, draw: () => string) => {
    const picture = await drawings.get(drawnFrom, async () => {
      const svg = Buffer.from(draw());
      return { svg, brotli: await brotli(svg, QUALITY) };
    });
    const small = acceptedEncodings(request).includes('br');
    if (small) void reply.header('content-encoding', 'br');
    return lasting(request, reply)
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('vary', 'accept-encoding')
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

  // WebP for screens, SVG for print and other sizes. The sports vendor SV3 is the cockfight of the navigation (2.3-26).
  server.get('/art/covers/:file', async (request: NamedFile, reply) => {
    const asPixels = request.params.file.endsWith('.webp');
    const id = baseName(request.params.file, asPixels ? 'webp' : 'svg');
    const game = await database.first<{ category: string; title: string; vendor: string }>(
      {
        name: 'art-cover',
        text: `SELECT CASE WHEN v.code = 'SV3' THEN 'COCKFIGHT' ELSE g.category END AS category, g.name AS title, v.name AS vendor FROM games g JOIN vendors v ON v.code = g.vendor_code WHERE g.id = $1`,
      },
      [id],
    );
    if (!game) throw new Refusal('NOT_FOUND');
    const drawnFrom = ['covers', id, game.category, game.title, game.vendor].join('|');
    const draw = () => cover({ id, ...game }, { outline });
    if (!asPixels) return send(request, reply, drawnFrom, draw);
    return lasting(request, reply)
      .type('image/webp')
      .send(await covers.get(drawnFrom, () => toWebp(draw, COVER_WIDTH)));
  });
  server.get('/art/vendors/:file', async (request: NamedFile, reply) => {
    const name = await vendorNamed(baseName(request.params.file));
    return send(request, reply, `vendors|${name}`, () => wordMark(name, { outline }));
  });
  server.get('/art/logos/:folder/white/:file', async (request: NamedFile, reply) => {
    const code = baseName(request.params.file);
    if (request.params.folder !== logoFolder(code)) throw new Refusal('NOT_FOUND');
    const name = await vendorNamed(code);
    return send(request, reply, `logos|${name}`, () => wordMark(name, { tone: 'white', outline }));
  });
  server.get('/art/rewards/:file', (request: NamedFile, reply) => {
    const name = baseName(request.params.file);
    return send(request, reply, `rewards|${name}`, () => rewardPicture(name, outline));
  });
  server.get('/art/promotions/:file', (request: NamedFile, reply) => {
    const kind = baseName(request.params.file) as PromotionKind;
    if (!promotionKinds.includes(kind)) throw new Refusal('NOT_FOUND');
    return send(request, reply, `promotions|${kind}`, () => promotionPicture(kind, kind, outline));
  });
  server.get('/art/avatars/:file', (request: NamedFile, reply) => {
    const name = baseName(request.params.file);
    return send(request, reply, `avatars|${name}`, () => avatar(name));
  });
};

/** `CPL-ember-fox.svg` → `CPL-ember-fox`; undefined for any other name. */
function baseName(file: string, kind: 'svg' | 'webp' = 'svg'): string {
  const name = /^([A-Za-z0-9_-]{1,64})\.(svg|webp)$/.exec(file);
  if (!name || name[2] !== kind) throw new Refusal('NOT_FOUND');
  return name[1]!;
}
