/** What spreadsheets calculate, also in the wide forms that an Asian edition reads, and after a sign that they skip. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/**
 * The same behind what may separate cells: a spreadsheet that splits at semicolons or tabs knows nothing of our quotes inside
 * its cells.
 */
const INNER_FORMULA = /([;\t\r\n])(?=["\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** A number stays one: it calculates nothing, and sums of exported amounts need it. */
const NUMBER = /^-?\d+(?:[.,]\d+)*$/;

function cell(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$1'");
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${inner}` : inner;
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180, with the mark that makes spreadsheets read UTF-8), in which no cell is a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
