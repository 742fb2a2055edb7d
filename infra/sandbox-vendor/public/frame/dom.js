/**
 * Makes an element. Attributes by name; `on…` are listeners, `data` sets data attributes, a `false` or `undefined`
 * attribute is left out. Children are elements or texts.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return element;
}

/** An element from trusted drawing text of our own. */
export function drawing(text) {
  const holder = document.createElement('template');
  holder.innerHTML = text;
  return holder.content.firstElementChild;
}

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');
export const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
