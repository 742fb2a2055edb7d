/**
 * Postal codes by ISO country code, as their postal services write them. Null: the country has none. A country without
 * an entry accepts any short code. Source: 11-17.
 */
const POSTAL_CODES: Readonly<Record<string, RegExp | null>> = {
  AE: null,
  AU: /^\d{4}$/,
  BN: /^[A-Z]{2} ?\d{4}$/i,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CN: /^\d{6}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  HK: null,
  ID: /^\d{5}$/,
  IN: /^\d{6}$/,
  JP: /^\d{3}-?\d{4}$/,
  KH: /^\d{5,6}$/,
  KR: /^\d{5}$/,
  LA: /^\d{5}$/,
  MM: /^\d{5}$/,
  MO: null,
  MY: /^\d{5}$/,
  NZ: /^\d{4}$/,
  PH: /^\d{4}$/,
  QA: null,
  SA: /^\d{5}(?:-\d{4})?$/,
  SG: /^\d{6}$/,
  TH: /^\d{5}$/,
  TW: /^\d{3}(?:\d{2,3})?$/,
  US: /^\d{5}(?:-\d{4})?$/,
  VN: /^\d{5,6}$/,
};
const ANY_CODE = /^(?:[\p{L}\p{N}][\p{L}\p{N} -]{1,11})?$/u;

/** Whether addresses of a country have a postal code. */
export const hasPostalCode = (country: string): boolean => POSTAL_CODES[country] !== null;

/** Whether a text is a postal code of the country; where it has none, only the empty text. */
export function isPostalCode(country: string, code: string): boolean {
  const rule = POSTAL_CODES[country];
  return rule === null ? code === '' : (rule ?? ANY_CODE).test(code);
}
