const TARBALL = /\/sdk\/atrium-([a-z0-9-]+?)-\d+\.\d+\.\d+[^/]*\.tgz$/;

/** The addresses of the packages that a site offers, by name; none where its operators have packed none. */
export async function packagesOf(site: string): Promise<Record<string, string>> {
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new Error(`"${site}" is no address of a site. Use one such as https://www.example.com.`);
  const list = new URL('/sdk/packages.txt', site);
  const answer = await fetch(list).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${list.origin} has no page for squads (/sdk/). Is it an Atrium site, and running?`);
  const addresses = (await answer.text()).split('\n');
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const [, name] = TARBALL.exec(address) ?? [];
      return name ? [[`@atrium/${name}`, address]] : [];
    }),
  );
}
