import { languageOfTag } from '@atrium/contracts/language-of';

export interface MoneyFormat {
  /** Currency symbol put before the number, `P` unless configured (9-32). */
  symbol: string;
  fractionDigits: number;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
// Latin digits everywhere: amounts must read the same beside a vendor's own.
const LATIN_DIGITS = 'u-nu-latn';
const localeOf = (tag: string) => `${tag}-${LATIN_DIGITS}`;

// Making one costs a phone some milliseconds: a page has few, and shows them often.
function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${options.style ?? ''} ${options.minimumFractionDigits} ${options.maximumFractionDigits} ${options.trailingZeroDisplay ?? ''}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(tag), options);
  numberFormats.set(key, made);
  return made;
}
const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Minor units as an exact decimal text: ('1234', 2) is '12.34'. */
export function decimalOf(amount: string, fractionDigits: number): string {
  const negative = amount.startsWith('-');
  const digits = (negative ? amount.slice(1) : amount).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  return `${negative ? '-' : ''}${whole}${fractionDigits ? `.${digits.slice(-fractionDigits)}` : ''}`;
}

const MINUS = '\u2212';
/** With a minus sign, which is as wide as a digit, instead of the hyphen of most languages. */
const written = (format: Intl.NumberFormat, value: number): string => format.format(value).replace('-', MINUS);

/** From the decimal text, since a float would lose digits of a large amount. */
const decimals = (amount: string, tag: string, fractionDigits: number, options: Intl.NumberFormatOptions): string =>
  written(
    numberFormat(tag, { ...exactly(fractionDigits), ...options }),
    decimalOf(amount, fractionDigits) as unknown as number,
  );

/** An amount without its symbol, grouped by thousands (9-33). Exact for any size: no float is involved. */
export function formatDecimal(amount: string, tag: string, fractionDigits = 2): string {
  return decimals(amount, tag, fractionDigits, {});
}

/** An amount with its symbol: `P 1,234.50`; a negative one as `−P 1,234.50`. */
export function formatAmount(amount: string, money: MoneyFormat, tag: string): string {
  return signed(amount, money, tag, {});
}

/** As `formatAmount`, a whole amount without its decimals: `P 500`, for buttons with little room. */
export function formatShortAmount(amount: string, money: MoneyFormat, tag: string): string {
  return signed(amount, money, tag, { trailingZeroDisplay: 'stripIfInteger' });
}

function signed(
  amount: string,
  { symbol, fractionDigits }: MoneyFormat,
  tag: string,
  options: Intl.NumberFormatOptions,
): string {
  const negative = amount.startsWith('-');
  // Without the mark a sign at the start would be drawn at the far end of a line that runs from right to left.
  const minus = languageOfTag(tag).dir === 'rtl' ? `\u200e${MINUS}` : MINUS;
  const size = negative ? amount.slice(1) : amount;
  return `${negative ? minus : ''}${symbol}\u00a0${decimals(size, tag, fractionDigits, options)}`;
}

/** Thousands in groups of three, by comma or by point, and the other mark for decimals; a point before three last digits alone is no group. */
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$|^(\d{1,3}(?:\.\d{3})+),(\d*)$|^(\d{1,3}(?:\.\d{3}){2,})$/;
const PLAIN = /^(\d+)(?:[.,](\d*))?$/;
/** One mark before three last digits: thousands where the currency has no decimals, its three decimals where it has them. */
const LONE_MARK = /^(\d{1,3})[.,](\d{3})$/;

/**
 * What somebody typed as an amount in minor units ('1,000.5' is '100050'), or null where it is none. A comma may be the
 * decimal mark, as in half of our languages: '100,50' is never ten thousand and fifty. Further decimals are refused.
 */
export function parseAmount(text: string, fractionDigits: number): string | null {
  const compact = text.replace(/\s/g, '');
  const typed = fractionDigits === 0 ? compact.replace(LONE_MARK, '$1$2') : compact;
  const grouped = fractionDigits === 3 && LONE_MARK.test(typed) ? null : GROUPED.exec(typed);
  const [whole, decimals = ''] = (grouped ?? PLAIN.exec(typed) ?? []).slice(1).filter((part) => part !== undefined);
  const digits = whole?.replace(/[.,]/g, '') ?? '';
  if (!digits || digits.length > 15 || decimals.length > fractionDigits) return null;
  return `${digits}${decimals.padEnd(fractionDigits, '0')}`.replace(/^0+(?=\d)/, '');
}

export function formatNumber(value: number, tag: string, digits = 0): string {
  return written(numberFormat(tag, exactly(digits)), value);
}

export function formatPercent(value: number, tag: string, digits = 1): string {
  return written(
    numberFormat(tag, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: digits }),
    value / 100,
  );
}

export type DateStyle = 'date' | 'time' | 'date-time' | 'day' | 'clock' | 'full';
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'date-time': { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  /** A running clock. */
  clock: {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  full: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
};

// One calendar everywhere, that of the fields in which days are chosen: Thai alone would count its years from another era.
const datesOf = (tag: string) => `${tag}-u-ca-gregory-nu-latn`;

// Making one costs a phone more than drawing a screen: a page has few, and shows them often.
const instantFormats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = instantFormats.get(key) ?? new Intl.DateTimeFormat(datesOf(tag), options);
  instantFormats.set(key, format);
  return format;
};

/** An instant in the given time zone (the member's or the brand's). */
export function formatInstant(
  instant: string | number | Date,
  tag: string,
  style: DateStyle,
  timeZone?: string,
): string {
  const at = new Date(instant);
  const zone = timeZone ? { timeZone } : {};
  const format = formatOf(tag, { ...STYLES[style], ...zone });
  if (style !== 'full' && style !== 'clock') return format.format(at);
  // With a zone some languages write a clock in words, as long as a sentence: it is put behind the seconds instead.
  const name = partOf(formatOf(tag, { ...zone, timeZoneName: 'short' }), at, 'timeZoneName');
  return format
    .formatToParts(at)
    .map(({ type, value }) => (type === 'second' && name ? `${value} ${name}` : value))
    .join('');
}

const partOf = (format: Intl.DateTimeFormat, at: Date, part: Intl.DateTimeFormatPartTypes): string | undefined =>
  format.formatToParts(at).find(({ type }) => type === part)?.value;

/** The name of a time zone in a language: `GMT+8`, or with `long` `Philippines Time`. Source: 15-10. */
export function formatTimeZone(timeZone: string, tag: string, length: 'short' | 'long' = 'short'): string {
  const timeZoneName = length === 'long' ? 'shortGeneric' : 'short';
  const parts = new Intl.DateTimeFormat(datesOf(tag), { timeZone, timeZoneName }).formatToParts(Date.now());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The name of a country in a language; a dash where none is known. */
export const formatCountry = (code: string, tag: string): string =>
  code ? new Intl.DisplayNames([tag], { type: 'region' }).of(code)! : '–';

/** Seconds left as `hh:mm:ss`, with days before it where there are any: `2d 03:04:05`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(left / 86_400);
  return `${days ? `${days}d ` : ''}${two(Math.floor((left % 86_400) / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
}
