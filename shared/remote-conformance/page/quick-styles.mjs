import { createRequire } from 'node:module';

// The jsdom that jest's environment uses. What is read of it here is not public: its version is pinned.
const inEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = inEnvironment('jsdom/lib/jsdom/living/generated/utils.js');
const { propertiesWithResolvedValueImplemented: resolved } = inEnvironment(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);

/**
 * Makes computed styles cheap in a page: queries by role ask for the style of every ancestor of every candidate, which
 * took a fifth of the time of page tests.
 *
 * - A style is computed once for each state of the document. jsdom drops its own cache whenever a connected node
 *   changes, so this one does, too.
 * - A rule that ends in a class or a tag is only matched against elements that have it.
 * - A colour is as declared: jsdom would work out eleven of them for every element.
 */
export function quickStyles(window) {
  for (const [property, { computedValue }] of Object.entries(resolved))
    if (computedValue === 'computed-color') delete resolved[property];

  const page = implForWrapper(window.document);
  const { getComputedStyle } = window;
  let state;
  let computed;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element?.ownerDocument !== window.document || !element.isConnected)
      return getComputedStyle(element, pseudo);
    if (!page._styleCache || page._styleCache !== state) computed = new WeakMap();
    const style = computed.get(element) ?? getComputedStyle(element);
    computed.set(element, style);
    state = page._styleCache;
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
