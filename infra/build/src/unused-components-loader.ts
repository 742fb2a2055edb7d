/**
 * Lets the minifier remove the components of a library that nothing uses: it keeps one as long as a display name is
 * assigned to it or it is made by a call that it can't know to have no effect. The router's forms and navigation links are
 * a quarter of its build. The names are for development tools alone.
 */
export default function unusedComponents(source: string): string {
  return source
    .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:var|let|const) [\w$]+ = )([\w$]+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
