import ts from 'typescript';
import type { Check } from './check.ts';
import { type SourceTree, sources } from './source-tree.ts';
import { parse, place, visit } from './syntax.ts';

/** Here the framework itself listens. */
const FRAMEWORK = /^shared\/host\//;

export const checkFreshness: Check = {
  name: 'resources declare what makes them stale, screens do not listen in order to reload',
  run: (tree) => sources(tree).flatMap((file) => (FRAMEWORK.test(file) ? [] : listeners(file, tree))),
};

/** Screens that subscribe to the balance, or to any event only to reload. */
function listeners(file: string, tree: SourceTree): string[] {
  const text = tree.read(file);
  if (!text.includes('useEvent(')) return [];
  const source = parse(file, text);
  const found: string[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'useEvent') return;
    const [event, listener] = node.arguments;
    if (!event || !ts.isStringLiteral(event)) return;
    if (event.text === 'balance.changed' || /\breload\b/.test(listener?.getText() ?? ''))
      found.push(`${place(source, node)} listens to ${event.text}; name it in the resource's staleOn.`);
  });
  return found;
}
