const RESPONSE_TIMEOUT_MS = 2_000;

/** Whether this address responds with a success status (2xx) in time: used to wait for a process that was started. */
export async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
