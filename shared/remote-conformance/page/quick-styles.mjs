import { createRequire } from 'node:module';

// The jsdom that jest's environment uses. What is read of it here is not public: its version is pinned.
const inEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = inEnvironment('jsdom/lib/jsdom/living/generated/utils.js');
const { propertiesWithResolvedValueImplemented: resolved } = inEnvironment(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
const { matchesDontThrow } = inEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const cssom = createRequire(inEnvironment.resolve('jsdom'))('rrweb-cssom');
const ofBrowser = cssom.parse(inEnvironment('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** What queries by role and presses read of every ancestor. */
const ASKED = new Set(['display', 'visibility', 'pointer-events']);

/**
 * Makes computed styles cheap in a page: queries by role ask for the style of every ancestor of every candidate, which
 * took a fifth of the time of page tests.
 *
 * - A style is computed once for each state of the document. jsdom drops its own cache whenever a connected node
 *   changes, so this one does, too.
 * - For the properties of ASKED only the rules that set them are matched. Any other makes jsdom compute all.
 * - A rule that ends in a class or a tag is only matched against elements that have it.
 * - A colour is as declared: jsdom would work out eleven of them for every element.
 */
export function quickStyles(window) {
  for (const [property, { computedValue }] of Object.entries(resolved))
    if (computedValue === 'computed-color') delete resolved[property];

  const page = implForWrapper(window.document);
  const { getComputedStyle } = window;
  let now = {};
  const current = () => {
    page._styleCache ??= new WeakMap();
    if (page._styleCache !== now.state) now = { state: page._styleCache, whole: new WeakMap(), asked: new WeakMap() };
    return now;
  };
  const wholeOf = (element) => {
    const { whole } = current();
    const style = whole.get(element) ?? getComputedStyle(element);
    whole.set(element, style);
    return style;
  };
  const askedOf = (element, property) => {
    const state = current();
    const known = state.asked.get(element) ?? {};
    state.asked.set(element, known);
    state.rules ??= [ofBrowser, ...page.styleSheets._list].flatMap(rulesIn);
    known[property] ??= cascaded(state.rules, element, property) || inherited(element, property);
    return known[property];
  };
  const inherited = ({ parentElement }, property) => {
    if (!resolved[property]) return '';
    return parentElement ? askedOf(parentElement, property) : resolved[property].initial;
  };
  const styles = new WeakMap();
  const styleOf = (element) => {
    const style = new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get(_, name) {
        const property = name === 'pointerEvents' ? 'pointer-events' : name;
        if (ASKED.has(property)) return askedOf(implForWrapper(element), property);
        if (name === 'getPropertyValue')
          return (one) => (ASKED.has(one) ? style[one] : wholeOf(element).getPropertyValue(one));
        const value = wholeOf(element)[name];
        return typeof value === 'function' ? value.bind(wholeOf(element)) : value;
      },
    });
    return style;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element?.ownerDocument !== window.document || !element.isConnected)
      return getComputedStyle(element, pseudo);
    const style = styles.get(element) ?? styleOf(element);
    styles.set(element, style);
    return style;
  };

  let last;
  const namesOf = (element) => {
    if (last?.element !== element || !last.state || last.state !== page._styleCache)
      last = { element, state: element.isConnected && page._styleCache, ...namesIn(element) };
    return last;
  };
  let engine;
  Object.defineProperty(page, '_nwsapiDontThrow', {
    get: () => engine,
    set(created) {
      const { match } = created;
      engine = Object.assign(created, {
        match: (selector, element) => fits(selector, namesOf(element)) && match(selector, element),
      });
    },
  });
}

const rulesBySheet = new WeakMap();

/** The rules of a style sheet that set a property of ASKED, in order, as jsdom chooses them. */
function rulesIn(sheet) {
  const known = rulesBySheet.get(sheet);
  if (known?.count === sheet.cssRules.length) return known.rules;
  const rules = [...sheet.cssRules]
    .flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule]))
    .filter(({ selectorText, style }) => selectorText && [...ASKED].some((property) => setBy(style, property)));
  rulesBySheet.set(sheet, { count: sheet.cssRules.length, rules });
  return rules;
}

const setBy = (style, property) => style?.getPropertyValue(property);

/** jsdom's cascade, from its end: the element's own style, then the last rule that matches. */
function cascaded(rules, element, property) {
  const sets = ({ style, selectorText }) => setBy(style, property) && matchesDontThrow(element, selectorText);
  const value = setBy(element.style, property) || setBy(rules.findLast(sets)?.style, property);
  return value === 'unset' ? '' : (value ?? '');
}

/** Whether an element may match a selector, by its classes and its tag alone. */
export const mayMatch = (selector, element) => fits(selector, namesIn(element));

const namesIn = (element) => ({
  classes: element.getAttribute('class')?.split(/\s+/) ?? [],
  tag: element.localName.toLowerCase(),
});

/** By selector: the classes and tags of which a matching element has one, or null where that is not known. */
const required = new Map();

function fits(selector, { classes, tag }) {
  let wanted = required.get(selector);
  if (wanted === undefined) {
    wanted = requiredBy(selector);
    required.set(selector, wanted);
  }
  return wanted?.some((one) => (one.isClass ? classes.includes(one.name) : one.name === tag)) ?? true;
}

function requiredBy(selector) {
  // What attributes and pseudo-classes demand as well may be left out: the match itself decides.
  const plain = selector?.replace(/\[[^\]]*\]/g, '').replace(/::?[\w-]+(\([^()]*\))?/g, '');
  if (!plain || /[()[\]"'\\|]/.test(plain)) return null;
  const wanted = plain.split(',').map((one) => {
    const [last] = /[^\s>+~]*$/.exec(one.trim());
    const className = /\.([\w-]+)/.exec(last)?.[1];
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
    return className ? { name: className, isClass: true } : tag ? { name: tag, isClass: false } : null;
  });
  return wanted.every(Boolean) ? wanted : null;
}
