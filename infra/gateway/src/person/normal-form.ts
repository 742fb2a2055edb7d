import { domainToASCII } from 'node:url';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Providers that ignore dots in the local part, and treat both of their domains alike. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);
/** The character that begins a tag which the provider ignores. */
const TAGS = new Map([
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com'].map(
    (domain) => [domain, '+'] as const,
  ),
  ...['fastmail.com', 'proton.me', 'protonmail.com', 'pm.me', 'zoho.com', 'yandex.com'].map(
    (domain) => [domain, '+'] as const,
  ),
  ['yahoo.com', '-'],
]);

/**
 * The mailbox of an e-mail address: lower case, the domain in ASCII, without the dots and tags that its provider
 * ignores. Undefined if it is no address.
 */
export function normalEmail(email: string): string | undefined {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const written = domainToASCII(text.slice(at + 1)).replace(/\.$/, '');
  if (at < 1 || !written) return undefined;
  const domain = DOTLESS.get(written) ?? written;
  const tag = TAGS.get(domain);
  const local = tag ? text.slice(0, at).split(tag)[0]! : text.slice(0, at);
  const mailbox = DOTLESS.has(domain) ? local.replaceAll('.', '') : local;
  return mailbox ? `${mailbox}@${domain}` : undefined;
}

/** The parser throws for another code that is passed as the default one. */
const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** A mobile number in E.164, however often its country code or a national prefix is written. */
export function normalMobile(mobile: string, dialingCode: string | null): string | undefined {
  const code = (dialingCode ?? '').replace(/\D/g, '');
  const dialled = mobile.replace(/\D/g, '');
  if (dialled.length < 6) return undefined;
  // `00` is the international prefix where the country code follows.
  const isDialledAbroad = dialled.startsWith(`00${code}`);
  const digits = isDialledAbroad ? dialled.slice(2) : dialled;
  const isInternational = isDialledAbroad || mobile.startsWith('+');
  const national = isInternational && code && digits.startsWith(code) ? digits.slice(code.length) : digits;
  const parsed = CALLING_CODES.has(code)
    ? parsePhoneNumberFromString(national, { defaultCallingCode: code })
    : parsePhoneNumberFromString(`+${code}${national}`);
  return parsed?.isPossible() ? parsed.number : `+${code}${national.replace(/^0+/, '')}`;
}

/** Letters and digits of a document's or payout account's number; undefined if there are too few to tell persons apart. */
export function normalNumber(number: string): string | undefined {
  const text = number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return text.length >= 5 ? text : undefined;
}
