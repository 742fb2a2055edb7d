/**
 * Compiles a file of texts to a module. For JSON each bundle would contain a helper that creates such a module at run
 * time.
 */
export default function textsLoader(source: string): string {
  const texts = JSON.stringify(JSON.parse(source));
  return `export default JSON.parse(${JSON.stringify(texts)});`;
}
