import * as v from 'valibot';

const LENGTH_LIMIT = 2000;
/** So often may an address be encoded over itself. Nothing of ours is, even once. */
const DECODING_LIMIT = 4;
/** Never resolved: only its origin is compared. */
const BASE = 'https://own-path.invalid';

/**
 * Whether a text is a path of the site itself (`/slots?page=2`), and remains one however a browser, proxy or router
 * normalises it: backslashes read as slashes, skipped tabs and line breaks, dot segments, percent-encoding on top of
 * percent-encoding, compatibility forms of Unicode. Query and fragment may contain anything printable.
 */
export function isOwnPath(text: string): boolean {
  if (text.length > LENGTH_LIMIT || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return false;
  let path = text.replace(/[?#].*$/, '');
  for (let round = 0; round <= DECODING_LIMIT; round += 1) {
    if (!isPlain(path)) return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return new URL(text, BASE).origin === BASE;
    path = decoded;
  }
  return false;
}

/** Before and after dot segments are resolved: one slash at the beginning and none doubled, nothing that is skipped. */
function isPlain(path: string): boolean {
  const form = path.normalize('NFKC');
  const bad = /^(?!\/)|\/\/|[\s\p{Cc}\\]/u;
  return !bad.test(form) && !bad.test(new URL(form, BASE).pathname) && new URL(form, BASE).origin === BASE;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The text if it is an own path, otherwise the home page: for what was stored before the rule, or came from elsewhere. */
export const ownPathOrHome = (text: string): string => (isOwnPath(text) ? text : '/');

/** An own path in a request body. */
export const OwnPath = v.pipe(
  v.string(),
  v.check((text) => isOwnPath(text), 'Enter a path of the site, like /slots.'),
);
