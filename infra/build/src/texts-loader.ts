/** Makes a module of a file of texts: as JSON each bundle carries a helper that builds such a module at run time. */
export default function textsLoader(source: string): string {
  const texts = JSON.stringify(JSON.parse(source));
  return `export default JSON.parse(${JSON.stringify(texts)});`;
}
