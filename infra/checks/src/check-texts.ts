import ts from 'typescript';
import type { Check } from './check.ts';
import { parse, place, visit } from './syntax.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/** Attributes whose value is displayed or read aloud. */
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'summary',
]);
const LETTER = /\p{L}/u;

/** Screens contain no visible text: every text is a key of the locales. */
export const checkTexts: Check = {
  name: 'screens contain no text; all texts are in the locales',
  run: (tree) =>
    tree.files.filter((file) => file.endsWith('.tsx') && !isTest(file)).flatMap((file) => textsIn(file, tree)),
};

function textsIn(file: string, tree: SourceTree): string[] {
  const source = parse(file, tree.read(file));
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    if (LETTER.test(text)) found.push(`${place(source, node)} shows "${text.trim().slice(0, 40)}"`);
  };
  visit(source, (node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const part of literals(node.expression)) report(part, part.text);
    }
    if (ts.isJsxAttribute(node) && READ_ALOUD.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      for (const part of value ? literals(value) : []) report(part, part.text);
    }
  });
  return found;
}

/** The string literals that an expression may evaluate to, through `? :`, `&&`, `||`, `??` and parentheses. */
function literals(expression: ts.Node): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(expression)) return [expression];
  if (ts.isParenthesizedExpression(expression)) return literals(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...literals(expression.whenTrue), ...literals(expression.whenFalse)];
  if (ts.isBinaryExpression(expression) && /^(&&|\|\||\?\?)$/.test(expression.operatorToken.getText())) {
    return expression.operatorToken.getText() === '&&'
      ? literals(expression.right)
      : [...literals(expression.left), ...literals(expression.right)];
  }
  return [];
}
