import ts from 'typescript';

/** Parses a source text; types are not resolved. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x')
    ? ts.ScriptKind.TSX
    : /\.(mjs|js|cjs)$/.test(file)
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `see` for `node` and every node below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

export function place(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
