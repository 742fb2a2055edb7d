import type { BaseIssue } from 'valibot';

/**
 * The message of a validation without the value that was received: it may be a person's address or a password, and
 * messages reach error pages and logs. `Invalid email: Received "ana@example.com"` becomes `Invalid email`.
 */
export function issueText({ message, received }: Pick<BaseIssue<unknown>, 'message' | 'received'>): string {
  if (!received.startsWith('"') || !message.includes(received)) return message;
  return message
    .replaceAll(`: Received ${received}`, '')
    .replaceAll(` but received ${received}`, '')
    .replaceAll(received, '…');
}
