/** Texts of one language and the numbers in it. */
export function createWords({ words, language, currency, mode, fractionDigits = 2, timeZone }) {
  const locale = `${language}-u-nu-latn`;
  const twoPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  const unit = 10 ** fractionDigits;
  // One clock and calendar for all: that of the portal's records, which members compare a round with.
  const dates = (options) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { hourCycle: 'h23', timeZone, ...options });
  const time = dates({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const clock = dates({ hour: '2-digit', minute: '2-digit' });
  const day = dates({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const instant = dates({ dateStyle: 'medium', timeStyle: 'long' });
  const calendar = dates({ dateStyle: 'short' });
  const zone = dates({ timeZoneName: 'short' })
    .formatToParts(Date.now())
    .find(({ type }) => type === 'timeZoneName').value;
  const isToday = (at) => calendar.format(at) === calendar.format(Date.now());
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
    /** The name of the zone of all times, which `instant` alone contains. Source: 15-10. */
    zone,
    isToday,
    /** The time of day; with its date when that is another day. */
    time: (at) => (isToday(at) ? time : day).format(at),
    moment: (at) => (isToday(at) ? clock : day).format(at),
    /** A date with its time, to the second. */
    instant: (at) => instant.format(at),
    perCent: (share) => perCent.format(share),
    count: (value) => count.format(value),
  };
}
