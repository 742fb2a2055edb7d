/** Fills `:name` segments from `params` and appends `query`; fields without a value are left out. */
export function requestUrl(root: string, path: string, input: Record<string, unknown>): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return `${root}${filled}${text ? `?${text}` : ''}`;
}
