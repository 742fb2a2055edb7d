import { Refusal } from '../platform/errors.ts';

/**
 * The normalised mobile number: dialing code and digits, `+639171234567`, without a leading zero of the national form.
 */
export function mobileNumber(dialingCode: string, number: string): string {
  const code = dialingCode.replace(/\D/g, '');
  const digits = number.replace(/[\s()-]/g, '');
  if (!/^\d{1,4}$/.test(code) || !/^\d{6,14}$/.test(digits)) throw new Refusal('MOBILE_INVALID');
  return `+${code}${digits.replace(/^0+/, '')}`;
}
