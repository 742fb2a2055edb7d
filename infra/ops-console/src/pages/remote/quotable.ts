/** A text to be quoted at the end of a sentence, which has a full stop of its own. */
export const quotable = (text: string): string => text.trim().replace(/(?<!\.)[.。]$/u, '');
