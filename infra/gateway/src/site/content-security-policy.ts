/** Hash of the empty text: Emotion's one style element, whose rules come in by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the analytics service's script sends to, by its maker's own list. Its script is let in by 'strict-dynamic'. */
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

interface Origins {
  /** Hash of the style sheet that stands in the page. */
  style: string;
  /** Of pictures that operators keep elsewhere. */
  images: readonly string[];
  /** That games may be launched from: asked whether they answer before one is framed. */
  launches: readonly string[];
  /** A developer's machine: games and stand-ins may be plain http on loopback. */
  development: boolean;
  /** An analytics tag is configured: its service may be told of visits. */
  analytics: boolean;
  /** Of developers' builds that this browser shows: their servers say what they have, and tell of changes. */
  builds: readonly string[];
}

/**
 * Only scripts that carry this page's nonce run, and what they load; of styles only the
 * shell's own sheet. Frames: any https address, since
 * vendors come and go while the page is open; the launch's answer and the signed snapshot say which (federation.md 20).
 */
export function contentSecurityPolicy(
  nonce: string,
  { style, images, launches, development, analytics, builds }: Origins,
): string {
  const local = development ? ' http://localhost:* http://127.0.0.1:* http://*.localhost:*' : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' '${style}' ${EMPTY_STYLE}`,
    `img-src ${["'self' data: blob:", ...images, ...(analytics ? [ANALYTICS] : [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...launches, ...(analytics ? [ANALYTICS] : []), ...builds.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])].join(' ')}`,
    `frame-src https:${local}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
