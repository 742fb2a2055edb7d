const PROBE_TIMEOUT_MS = 4_000;

/**
 * The first address whose server is reachable: the origins are probed in turn, never the address itself, which opens only
 * once. A single address is not probed, as there is no alternative. Undefined when no server is reachable.
 */
export async function firstReachable(
  addresses: readonly string[],
  timeoutMs = PROBE_TIMEOUT_MS,
): Promise<string | undefined> {
  if (addresses.length < 2) return addresses[0];
  for (const address of addresses)
    if (URL.canParse(address) && (await answers(new URL(address).origin, timeoutMs))) return address;
  return undefined;
}

/** An opaque response counts, too. */
const answers = (origin: string, timeoutMs: number): Promise<boolean> =>
  fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    () => true,
    () => false,
  );
