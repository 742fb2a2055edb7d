import { roleOf } from './role-of.ts';

/** A run of text: the key that it is the text of, or undefined for data; `place` is the element around it. */
export interface TextRun {
  key: string | undefined;
  text: string;
  place: string;
}
/** An element that assistive technology names; `place` is its role with the key of its name. */
export interface Box {
  place: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Picture {
  texts: TextRun[];
  boxes: Box[];
}

/** The most elements of a page that are looked at. */
const MOST = 3_000;
const KEY = /^[\w.-]{1,100}$/;

/** Texts that differ in white space and digits alone are equal: clocks and counters go on between two renderings. */
export const normalised = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{Nd}+/gu, '0');

/** What a page shows. `keyOf` returns the key that a text was translated from. */
export function takePicture(root: Element, keyOf: (text: string) => string | undefined): Picture {
  const known = (text: string): string | undefined => {
    const key = keyOf(text);
    return key !== undefined && KEY.test(key) ? key : undefined;
  };
  const placeOf = (element: Element, role: string): string => {
    const key = known(nameOf(element));
    return key === undefined ? role : `${role}[${key}]`;
  };
  const origin = root.getBoundingClientRect();
  const texts: TextRun[] = [];
  const boxes: Box[] = [];
  const look = (element: Element, around: string): void => {
    const role = roleOf(element);
    const place = role ? placeOf(element, role) : around;
    if (role && boxes.length < MOST) {
      const { x, y, width, height } = element.getBoundingClientRect();
      boxes.push({ place, x: x - origin.x, y: y - origin.y, width, height });
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) look(child, place);
      else if (child instanceof Text && texts.length < MOST) {
        const text = normalised(child.data);
        if (text) texts.push({ key: known(child.data), text, place });
      }
    }
  };
  for (const child of root.children) look(child, 'page');
  return { texts, boxes };
}

/** The name of an element, roughly as browsers compute it. */
function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ');
  const own =
    element.getAttribute('aria-label') ||
    labelled ||
    element.getAttribute('alt') ||
    element.getAttribute('placeholder');
  if (own) return own;
  return NAMED_BY_CONTENT.has(element.tagName) ? (element.textContent ?? '').trim() : '';
}
const NAMED_BY_CONTENT = new Set(['A', 'BUTTON', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'LABEL', 'SUMMARY']);
