/** Converts lines to paragraphs, and adjacent lines that start with '- ' to one list. */
export function htmlOf(text: string): string {
  return escaped(text)
    .split('\n')
    .map((line) => (line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`))
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
