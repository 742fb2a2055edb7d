import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FileText } from './file-text.ts';
import { Amount, Instant } from './money.ts';

export const IDENTITY_DOCUMENTS = ['passport', 'id-card', 'driving-licence'] as const;
export const IDENTITY_STATES = ['none', 'pending', 'verified', 'refused', 'expired'] as const;
/** Bytes of each picture. */
export const LARGEST_DOCUMENT_BYTES = 4 * 1024 * 1024;

/**
 * Level 1 is the identity, level 2 the address. `reason` explains a refusal, in the words of the operator.
 * `monthlyDeposit` is the most that may be deposited in a month at this level, minor units; null without a cap.
 */
export const IdentityLevel = v.object({
  level: v.picklist([1, 2]),
  state: v.picklist(IDENTITY_STATES),
  reason: v.string(),
  submittedAt: v.nullable(Instant),
  /** The last day of the document, `yyyy-MM-dd`. */
  validUntil: v.nullable(v.string()),
  monthlyDeposit: v.nullable(Amount),
});
/** `level` is the verified one, 0 for none; `playLevel` and `payoutLevel` are those that the brand asks for. */
export const Identity = v.object({
  level: v.number(),
  playLevel: v.number(),
  payoutLevel: v.number(),
  /** At level 0. */
  monthlyDeposit: v.nullable(Amount),
  levels: v.array(IdentityLevel),
});
export type Identity = v.InferOutput<typeof Identity>;

export const identity = endpoint({
  name: 'identity.state',
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'How far the own identity is verified, and what each level gives.',
  source: '11-32',
  reply: Identity,
  errors: [],
});

const Line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(most));
/**
 * Level 1: the document and the member holding it, two pictures. Level 2: a letter with name and address, one picture.
 * Pictures are PNG or JPEG in base64; they are stored encrypted, and only operators see them.
 */
export const IdentitySubmission = v.variant('level', [
  v.strictObject({
    level: v.literal(1),
    document: v.picklist(IDENTITY_DOCUMENTS),
    name: Line(120),
    number: Line(60),
    /** `yyyy-MM-dd`, not in the past. */
    validUntil: v.pipe(v.string(), v.isoDate()),
    pictures: v.strictTuple([FileText, FileText]),
  }),
  v.strictObject({ level: v.literal(2), address: Line(300), pictures: v.strictTuple([FileText]) }),
]);
export type IdentitySubmission = v.InferOutput<typeof IdentitySubmission>;

/** IDENTITY_STATE: the level is verified or in review, or the level below it is not verified. */
export const submitIdentity = endpoint({
  name: 'identity.submit',
  method: 'POST',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'Sends the documents of a level for review.',
  source: '11-32',
  largestBody: 12 * 1024 * 1024,
  body: IdentitySubmission,
  reply: Identity,
  errors: ['FIELD_INVALID', 'IDENTITY_STATE', 'PICTURE_INVALID'],
});
