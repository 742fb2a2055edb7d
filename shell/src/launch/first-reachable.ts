const PATIENCE = 4_000;

/**
 * The first address whose server answers at all: each origin is asked in turn, never the address itself, which opens once.
 * An address that stands alone is not asked for: there is no other to choose. Undefined when nobody answers.
 */
export async function firstReachable(addresses: readonly string[], patience = PATIENCE): Promise<string | undefined> {
  if (addresses.length < 2) return addresses[0];
  for (const address of addresses)
    if (URL.canParse(address) && (await answers(new URL(address).origin, patience))) return address;
  return undefined;
}

/** An answer that may not be read is an answer. */
const answers = (origin: string, patience: number): Promise<boolean> =>
  fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  );
