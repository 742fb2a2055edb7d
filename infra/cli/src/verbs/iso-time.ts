import { InvalidArgumentError } from 'commander';

/** A moment as somebody types it, `2026-11-26T21:00+08:00`, as the contracts take it. */
export function isoTime(text: string): string {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new InvalidArgumentError('Must be an ISO time, such as 2026-11-26T21:00+08:00.');
  return at.toISOString();
}
