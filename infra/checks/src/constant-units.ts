import ts from 'typescript';
import { BARE_UNIT, DURATION_NAMES, UNIT_SUFFIX } from './forbidden-turns.ts';
import { visit } from './syntax.ts';

/** Calls with the position of the argument that is a duration. */
const TIMED_CALLS: Readonly<Record<string, number>> = { setTimeout: 1, setInterval: 1, 'AbortSignal.timeout': 0 };
/** Factors that convert to a unit of time or size. */
const UNIT_FACTORS = new Set([60, 1_000, 1_024, 3_600, 3_600_000, 60_000, 86_400, 86_400_000]);
const SCREAMING = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

export interface Unitless {
  name: string;
  at: number;
}

/** Durations and sizes in `SCREAMING_CASE` whose name does not end in their unit. */
export function constantsWithoutUnit(source: ts.SourceFile): Unitless[] {
  const timed = namesInTimedCalls(source);
  const found: Unitless[] = [];
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    const name = node.name.text;
    if (!SCREAMING.test(name) || !isNumeric(node.initializer)) return;
    const isMeasure =
      timed.has(name) || BARE_UNIT.test(name) || DURATION_NAMES.test(name) || hasUnitFactor(node.initializer);
    if (isMeasure && (BARE_UNIT.test(name) || !UNIT_SUFFIX.test(name))) found.push({ name, at: node.name.getStart() });
  });
  return found;
}

function namesInTimedCalls(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const place = TIMED_CALLS[node.expression.getText().replace(/^(?:globalThis|window)\./, '')];
    const duration = place === undefined ? undefined : node.arguments[place];
    if (duration && ts.isIdentifier(duration)) names.add(duration.text);
  });
  return names;
}

function isNumeric(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isParenthesizedExpression(node)) return isNumeric(node.expression);
  if (!ts.isBinaryExpression(node)) return false;
  const isPart = (part: ts.Expression) => isNumeric(part) || (ts.isIdentifier(part) && SCREAMING.test(part.text));
  return isPart(node.left) && isPart(node.right);
}

function hasUnitFactor(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return hasUnitFactor(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return false;
  return [node.left, node.right].some((side) => isUnit(side) || hasUnitFactor(side));
}

function isUnit(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return UNIT_FACTORS.has(Number(node.text));
  return ts.isIdentifier(node) && /(?:^|_)(?:SECOND|MINUTE|HOUR|DAY|WEEK)S?(?:_MS|_SECONDS)?$/.test(node.text);
}
