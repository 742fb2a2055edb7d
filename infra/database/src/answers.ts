const PATIENCE = 2_000;

/** Whether a started process answers at this address, with a status below 300, within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
