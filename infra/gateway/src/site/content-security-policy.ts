/** Hash of the empty text, for Emotion's one style element, whose rules are inserted by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The hosts that the analytics script connects to, from its vendor's list. 'strict-dynamic' allows the script itself.
 */
const ANALYTICS = 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

interface Origins {
  /** Hash of the style sheet in the page. */
  style: string;
  /** Origins of pictures that operators host elsewhere. */
  images: readonly string[];
  /** Origins that games may be launched from. The page probes them before it frames one. */
  launches: readonly string[];
  /** Origins of the games and stand-ins that the page may frame. */
  frames: readonly string[];
  /** Whether games and stand-ins may use plain http on loopback, for development. */
  development: boolean;
  /** Whether an analytics tag is configured, so that the page may connect to its service. */
  analytics: boolean;
  /** Origins of the developers' builds that this browser shows. Their servers list the files and announce changes. */
  builds: readonly string[];
}

/**
 * Allows only scripts with this page's nonce and the scripts they load, only the shell's own style sheet, and frames of the
 * brand's vendors and stand-ins alone. A page that needs the frame of one that was added since loads itself again
 * (`use-reload-when-refused.ts` of the shell). Source: 14-02.
 */
export function contentSecurityPolicy(
  nonce: string,
  { style, images, launches, frames, development, analytics, builds }: Origins,
): string {
  const local = development ? ' http://localhost:* http://127.0.0.1:* http://*.localhost:*' : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' '${style}' ${EMPTY_STYLE}`,
    `img-src ${["'self' data: blob:", ...images, ...(analytics ? [ANALYTICS] : [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...launches, ...(analytics ? [ANALYTICS] : []), ...builds.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])].join(' ')}`,
    `frame-src ${frames.join(' ') + local || "'none'"}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
