export interface Statement {
  /** Without comments. A quoted text is reduced to `''` and a dollar-quoted one (a function's body) to `$$`. */
  text: string;
  /** The line on which the statement begins. */
  line: number;
  /** The `--` comments before and inside the statement. */
  comments: string[];
}

/** Splits SQL at the semicolons that end a statement, not at those in comments, quoted texts and function bodies. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let [text, line, startLine] = ['', 1, 1];
  let comments: string[] = [];
  const tokens =
    sql.match(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|\n|;|[^\n;'$/-]+|[\s\S]/g) ?? [];
  for (const token of tokens) {
    if (text.trim() === '') startLine = line;
    line += token.split('\n').length - 1;
    if (token.startsWith('--')) comments.push(token);
    else if (token.startsWith('/*')) continue;
    else if (token === ';') {
      statements.push({ text, line: startLine, comments });
      [text, comments] = ['', []];
    } else text += token.startsWith('$') && token.length > 1 ? ' $$ ' : token.startsWith("'") ? " '' " : token;
  }
  if (text.trim() !== '') statements.push({ text, line: startLine, comments });
  return statements;
}
