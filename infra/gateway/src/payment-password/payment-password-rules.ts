import { PAYMENT_PASSWORD_USES, type PaymentPasswordUse } from '@atrium/contracts/payment-password';
import { checkRule } from '@atrium/contracts/registration-rules';
import type { RegistrationRule } from '@atrium/contracts/system';
import { Refusal } from '../platform/errors.ts';
import type { Parts } from '../platform/parts.ts';
import { registrationSettings } from '../system/permission.ts';

const LEAST = 6;
const MOST = 32;

/** Whether the brand asks for the payment password there. */
const isAsked = ({ settings }: Parts, use: PaymentPasswordUse): Promise<boolean> =>
  settings.get(`paymentPassword.${use}`, false);

export async function askedUses(parts: Parts): Promise<PaymentPasswordUse[]> {
  const asked = await Promise.all(PAYMENT_PASSWORD_USES.map((use) => isAsked(parts, use)));
  return PAYMENT_PASSWORD_USES.filter((_use, index) => asked[index]);
}

/** The wrong attempts in a row that lock the password, and for how long. */
export async function lockRules({ settings }: Parts): Promise<{ after: number; ms: number }> {
  const [after, minutes] = await Promise.all([
    settings.get('paymentPassword.lockAfter', 5),
    settings.get('paymentPassword.lockMinutes', 30),
  ]);
  return { after, ms: minutes * 60_000 };
}

async function ruleOf(parts: Parts): Promise<RegistrationRule | undefined> {
  return (await registrationSettings(parts)).rules.paymentPassword;
}

export async function newPasswordRule(parts: Parts): Promise<{ min: number; max: number; digits: boolean }> {
  const rule = await ruleOf(parts);
  return {
    min: rule?.minLength ?? LEAST,
    max: rule?.maxLength ?? MOST,
    digits: rule?.acceptedPattern === '^[0-9]+$',
  };
}

/** Whether its characters are all equal, or follow one another: 000000, 123456, 654321. */
function isRow(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - codes[index - 1]! === step);
}

/** Applies the rule of the registration form, also where the form does not have the field. */
export async function requireGoodPaymentPassword(parts: Parts, password: string): Promise<void> {
  const rule = await ruleOf(parts);
  const { min, max } = await newPasswordRule(parts);
  const fits = rule
    ? checkRule({ ...rule, enabled: true, required: true }, password).valid
    : password.length >= min && password.length <= max;
  if (!fits) throw new Refusal('PAYMENT_PASSWORD_RULE', { params: { min, max } });
  if (isRow(password)) throw new Refusal('PAYMENT_PASSWORD_SIMPLE');
}
