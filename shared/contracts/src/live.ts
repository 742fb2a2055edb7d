/**
 * The gateway's live stream: Server-Sent Events, event names of `LIVE_EVENTS`, JSON data as in `PortalEvents`,
 * `id:` lines for Last-Event-ID, a comment every 15 s. One per browser: the tabs elect a leader. Not `/live`, which is
 * the live lobby's page.
 */
export const LIVE_PATH = '/events';
/** Readable cookie that says that a session cookie exists (3-07); its name carries the site's port. */
export const hintCookie = (port: number | string): string => `atrium_${port}_hint`;
/** Distinguishes browsers where each person takes part once; no script reads it. Source: 11-20. */
export const deviceCookie = (port: number | string): string => `atrium_${port}_device`;
export const sessionCookie = (port: number | string): string => `atrium_${port}_session`;
/** Header that identifies a request that moves money; the same key with the same body gets the first reply again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/**
 * Header of a call that a page makes because of an event, possibly without a person watching: it does not prolong the
 * session (AC-08). Its value is ignored.
 */
export const BACKGROUND_HEADER = 'X-Background';
/** Headers of encrypted calls. Source: specification 3 (free play payload), requirement 7-003. */
export const ENCRYPTION_HEADER = 'Encryption';
export const GATEWAY_VERSION_HEADER = 'X-Gateway-Version';
export const GATEWAY_VERSION = '3';
/** Body of an encrypted call: AES-256-GCM with the key from the header; base64 parts; tag appended to `data`. */
export interface EncryptedEnvelope {
  iv: string;
  data: string;
}
