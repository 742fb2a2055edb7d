const TRACE_ID_DIGITS = 32;

/**
 * The header of a new trace: W3C Trace Context. Its last part says that the browser itself records nothing; the servers
 * decide what they record.
 */
export function newTraceparent(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0'));
  const ids = digits.join('');
  return `00-${ids.slice(0, TRACE_ID_DIGITS)}-${ids.slice(TRACE_ID_DIGITS)}-00`;
}
