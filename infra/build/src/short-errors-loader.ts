/**
 * Empties the sentences of the federation runtime's errors, which every remote's entry would carry once more. The codes
 * stay, and the host's copy of the runtime has the sentences.
 */
export default function shortErrors(source: string): string {
  return source.replace(/(\[[A-Z]+_\d{3}\]:) "(?:[^"\\]|\\.)*"/g, '$1 ""');
}
