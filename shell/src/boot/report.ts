/**
 * Logs an error to the browser's console with the part that it happened in. Failed calls are not logged: their sentence
 * was on screen.
 */
export function createReporter(
  say: (...parts: unknown[]) => void = console.error,
): (error: unknown, where: string) => void {
  return (error, where) => say(`[${where}]`, error);
}
