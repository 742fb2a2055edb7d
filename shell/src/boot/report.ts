/** Errors go to the browser's console with the part they happened in; calls that failed have had their sentence on screen. */
export function createReporter(
  say: (...parts: unknown[]) => void = console.error,
): (error: unknown, where: string) => void {
  return (error, where) => say(`[${where}]`, error);
}
