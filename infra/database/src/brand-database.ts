/** The database of a further brand beside that of the first. */
export function brandDatabase(databaseUrl: string, brand: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}_${brand}`;
  return url.href;
}
