import * as v from 'valibot';
import { Instant, PositiveAmount } from './money.ts';
import { TimeZone } from './time-zone.ts';

/*
 * The protocol between the gateway and a payment provider with a hosted page.
 *
 * Both directions carry the same headers; the signature is `hex(HMAC-SHA256(secret as UTF-8 text, timestamp + "." +
 * nonce + "." + raw body))`, the body of a GET being empty. A webhook is repeated with growing pauses until it is
 * answered 2xx, so it may arrive twice, late and out of order: `eventId` identifies a repeat.
 */
export const PAYMENT_HEADERS = { timestamp: 'x-timestamp', nonce: 'x-nonce', signature: 'x-signature' } as const;
export const PAYMENT_CLOCK_SKEW_SECONDS = 300;

const Reference = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));
const Url = v.pipe(v.string(), v.url(), v.maxLength(2048), v.regex(/^https?:/));
const Currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,8}$/));

/** Starts a payment of a member to the merchant. The same `reference` with the same content answers the same payment. */
export const CreatePayment = v.object({
  reference: Reference,
  amount: PositiveAmount,
  currency: Currency,
  /** How the page displays the currency; its code when omitted. */
  currencySymbol: v.optional(v.pipe(v.string(), v.maxLength(8))),
  /** Whom the page names as the payee. */
  merchant: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** The decimals of the currency's amounts; 2 where it is left out. */
  fractionDigits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  /** The zone in which the page says until when to pay; UTC where it is left out. Source: 15-10. */
  timeZone: v.optional(TimeZone),
  /** Opaque to the provider. */
  memberRef: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The chosen payment method, in the member's language. */
  method: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /**
   * Where the browser is redirected afterwards, whatever the outcome: the portal relies on its own records, never on
   * this visit.
   */
  returnUrl: Url,
  webhookUrl: Url,
  language: v.optional(v.string(), 'en'),
});
export type CreatePayment = v.InferOutput<typeof CreatePayment>;

export const PaymentCreated = v.object({ paymentId: v.string(), payUrl: Url, expiresAt: Instant });
export type PaymentCreated = v.InferOutput<typeof PaymentCreated>;

/** Sends money from the merchant to a member. */
export const CreatePayout = v.object({
  reference: Reference,
  amount: PositiveAmount,
  currency: Currency,
  memberRef: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The receiving account as the member has stored it. */
  destination: v.object({
    bank: v.pipe(v.string(), v.maxLength(120)),
    holder: v.pipe(v.string(), v.maxLength(120)),
    account: v.pipe(v.string(), v.maxLength(64)),
  }),
  webhookUrl: Url,
});
export type CreatePayout = v.InferOutput<typeof CreatePayout>;
export const PayoutCreated = v.object({ paymentId: v.string() });

export const PaymentStatus = v.picklist(['pending', 'paid', 'failed', 'expired']);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;

/** A payment or payout as the provider stores it. */
export const Payment = v.object({
  paymentId: v.string(),
  kind: v.picklist(['payment', 'payout']),
  reference: v.string(),
  amount: PositiveAmount,
  currency: v.string(),
  status: PaymentStatus,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
});
export type Payment = v.InferOutput<typeof Payment>;

/** The body that the provider posts to `webhookUrl`, for payments and payouts alike. */
export const PaymentWebhook = v.object({
  eventId: v.string(),
  paymentId: v.string(),
  reference: v.string(),
  status: v.picklist(['paid', 'failed', 'expired']),
  amount: PositiveAmount,
  currency: v.string(),
  /** Null unless paid. */
  paidAt: v.nullable(Instant),
});
export type PaymentWebhook = v.InferOutput<typeof PaymentWebhook>;

export const PAYMENT_PATHS = {
  payments: '/api/payments',
  payment: '/api/payments/:id',
  payouts: '/api/payouts',
} as const;

/** Refusals of the provider's own calls: `{code, message}` with this status. */
export const PAYMENT_FAULTS = {
  BAD_REQUEST: 400,
  INVALID_SIGNATURE: 401,
  PAYMENT_NOT_FOUND: 404,
  DUPLICATE_CONFLICT: 409,
} as const;
