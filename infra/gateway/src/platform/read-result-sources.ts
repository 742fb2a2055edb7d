/** A source's name, which operators read beside its reports, and the address below which it serves results. */
export interface ResultSource {
  readonly name: string;
  readonly url: string;
}

const SOURCE = /^\s*([a-z0-9-]{1,40})=(\S+)\s*$/;

/**
 * Reads `name=address,name=address`. Throws a sentence for a name that is used twice, for an address that is none or, outside
 * development, not https, and for two sources on one host: their agreement would confirm nothing.
 */
export function readResultSources(text: string, development: boolean): ResultSource[] {
  const sources = text.split(',').map((entry) => {
    const [, name, url] = SOURCE.exec(entry) ?? [];
    if (!name || !url || !URL.canParse(url))
      throw new Error('ATRIUM_RESULT_SOURCES is not a list of name=address, separated by commas.');
    const { protocol } = new URL(url);
    if (protocol !== 'https:' && !(development && protocol === 'http:'))
      throw new Error(`ATRIUM_RESULT_SOURCES: the address of ${name} does not begin with https:.`);
    return { name, url };
  });
  for (const [what, values] of [
    ['name', sources.map(({ name }) => name)],
    ['host', sources.map(({ url }) => new URL(url).host)],
  ] as const) {
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice) throw new Error(`ATRIUM_RESULT_SOURCES has two sources with the ${what} ${twice}.`);
  }
  return sources;
}
