/**
 * Routes with data of their own need a router that no part of a page can make: it is none of the curated names. So every
 * route is one without, and its own boundary of errors, redirects and fallbacks are never rendered.
 */
const WITHOUT_DATA: readonly (readonly [code: string, replacement: string])[] = [
  ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ['let matches = dataRouterOpts && ', 'let matches = false && '],
  ['if (!dataRouterState) {', 'if (true) {'],
  ['let errors = dataRouterState?.errors;', 'let errors = undefined;'],
  ['if (dataRouterOpts && dataRouterState) {', 'if (false) {'],
  ['let onError = dataRouterState && ', 'let onError = false && '],
  ['if (dataRouterState) {', 'if (false) {'],
  ['isDataRoute: dataRouterState != null', 'isDataRoute: false'],
  ['return dataRouterState && ', 'return false && '],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

/**
 * Lets the minifier remove the components of a library that nothing uses: it keeps one as long as a display name is
 * assigned to it or it is made by a call that it can't know to have no effect. The router's forms and navigation links are
 * a quarter of its build, its routes with data an eighth. The names are for development tools alone.
 */
export default function unusedComponents(source: string): string {
  return withoutData(source)
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|let|const) [\w$]+ = )([\w$]+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}

function withoutData(source: string): string {
  if (!source.includes('function useRoutesImpl(')) return source;
  return WITHOUT_DATA.reduce((code, [part, replacement]) => {
    if (!code.includes(part)) throw new Error(`The router has no \`${part}\` any more: look at what its routes need.`);
    return code.replace(part, () => replacement);
  }, source);
}
