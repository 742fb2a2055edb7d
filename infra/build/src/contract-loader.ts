import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Expression,
  type Module,
  type ObjectExpression,
  parse,
  type ParenthesisExpression,
  type Property,
  transform,
  type VariableDeclarator,
} from '@swc/core';
import { swcOptions } from './swc-options.ts';

/** Properties of an endpoint that only servers and documents read. A page does not validate replies. */
const SERVER_ONLY = new Set(['reply', 'body', 'query', 'params', 'errors', 'summary', 'source']);
/** The table of languages, and the columns that only checks read. */
const TABLE = 'TABLE';
const CHECKS_ONLY = new Set(['english', 'script', 'font']);

interface LoaderContext {
  async(): (error: Error | null, code?: string) => void;
  resourcePath: string;
}

/**
 * Compiles the contracts for browsers: endpoints keep the properties that a call needs, and schemas without another use
 * are dropped. This saves about a tenth of a page's code. The gateway and the tests use the contracts unchanged.
 */
export default function contractLoader(this: LoaderContext, source: string): void {
  const done = this.async();
  compileContract(source, this.resourcePath).then((code) => done(null, code), done);
}

export async function compileContract(source: string, filename: string): Promise<string> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2023' });
  for (const call of endpointsIn(module))
    call.properties = call.properties.filter((property) => !isNamed(property as Property, SERVER_ONLY));
  for (const row of rowsIn(module))
    row.properties = row.properties.filter((property) => !isNamed(property as Property, CHECKS_ONLY));
  for (const declared of declarationsIn(module))
    if (declared.init && mentionsSchema(declared.init)) declared.init = madeOnUse(declared.init);
  const { code } = await transform(module, { ...swcOptions(), filename, configFile: false, swcrc: false });
  return code.replace(/\b(v\.\w+|endpoint)\(/g, '/*#__PURE__*/ $1(').replace(/ = \(\(\)=>/g, ' = /*#__PURE__*/ (()=>');
}

/**
 * webpack never considers an object free of side effects, but it drops an unused call that is marked as pure and has no
 * arguments. So an unused schema is dropped with everything that it is made of.
 */
function madeOnUse(expression: Expression): CallExpression {
  const at = { span: (expression as ObjectExpression).span, ctxt: 0 };
  const body =
    expression.type === 'ObjectExpression'
      ? ({ type: 'ParenthesisExpression', span: at.span, expression } as ParenthesisExpression)
      : expression;
  const arrow = {
    ...at,
    type: 'ArrowFunctionExpression',
    params: [],
    body,
    async: false,
    generator: false,
  } as unknown as ArrowFunctionExpression;
  const callee = { type: 'ParenthesisExpression', span: at.span, expression: arrow } as ParenthesisExpression;
  return { ...at, type: 'CallExpression', callee, arguments: [] } as unknown as CallExpression;
}

function mentionsSchema(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'Identifier' && (value === 'v' || value === 'endpoint')) return true;
  return Object.values(node).some(mentionsSchema);
}

const endpointsIn = (module: Module): ObjectExpression[] =>
  declarationsIn(module).flatMap(({ init }) => descriptionIn(init));

/** TypeScript wraps the array: `[…] as const satisfies …`. */
function rowsIn(module: Module): ObjectExpression[] {
  const table = declarationsIn(module).find(({ id }) => id.type === 'Identifier' && id.value === TABLE);
  let rows = table?.init as Expression | undefined;
  while (rows?.type === 'TsSatisfiesExpression' || rows?.type === 'TsConstAssertion') rows = rows.expression;
  const elements = rows?.type === 'ArrayExpression' ? rows.elements : [];
  return elements.flatMap((element) => (element?.expression.type === 'ObjectExpression' ? [element.expression] : []));
}

function declarationsIn(module: Module): VariableDeclarator[] {
  return module.body.flatMap((item) => {
    const declared = item.type === 'ExportDeclaration' ? item.declaration : item;
    return declared.type === 'VariableDeclaration' ? declared.declarations : [];
  });
}

function descriptionIn(init: Expression | null | undefined): ObjectExpression[] {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.value !== 'endpoint')
    return [];
  const [description] = init.arguments;
  return description?.expression.type === 'ObjectExpression' ? [description.expression] : [];
}

function isNamed(property: Property, names: ReadonlySet<string>): boolean {
  if (property.type === 'Identifier') return names.has((property as unknown as { value: string }).value);
  return property.type === 'KeyValueProperty' && property.key.type === 'Identifier' && names.has(property.key.value);
}
