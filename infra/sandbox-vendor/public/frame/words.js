/** Texts of one language and the numbers in it. */
export function createWords({ words, language, currency, mode, fractionDigits = 2 }) {
  const locale = `${language}-u-nu-latn`;
  const twoPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const unit = 10 ** fractionDigits;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const perCent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  const count = new Intl.NumberFormat(locale);

  const t = (path, values = {}) => {
    const text = path.split('.').reduce((at, key) => at?.[key], words);
    if (typeof text !== 'string') throw new Error(`No text ${path}`);
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  };
  const plain = (minor) => amounts.format(Number(minor) / unit);
  return {
    t,
    /** With the currency in real play, bare credits in free play. */
    money: (minor) => (mode === 'demo' ? plain(minor) : `${currency} ${plain(minor)}`),
    plain,
    /** How many minor units one unit of the currency has, and how many decimals. */
    unit,
    fractionDigits,
    odds: (value) => twoPlaces.format(value),
    time: (at) => time.format(at),
    /** The time of day; with its date when that is another day. */
    moment: (at) => (new Date(at).toDateString() === new Date().toDateString() ? clock : day).format(at),
    perCent: (share) => perCent.format(share),
    count: (value) => count.format(value),
  };
}
