const ROLES: Readonly<Record<string, string>> = {
  ARTICLE: 'article',
  ASIDE: 'complementary',
  BUTTON: 'button',
  DIALOG: 'dialog',
  FORM: 'form',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  HEADER: 'banner',
  IFRAME: 'frame',
  IMG: 'img',
  MAIN: 'main',
  NAV: 'navigation',
  OL: 'list',
  SELECT: 'combobox',
  TABLE: 'table',
  TEXTAREA: 'textbox',
  UL: 'list',
};
const INPUTS: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  number: 'spinbutton',
};

/** The role by which assistive technology announces an element; undefined for one that it does not. */
export function roleOf(element: Element): string | undefined {
  const declared = element.getAttribute('role');
  if (declared)
    return /^[a-z]{1,24}$/.test(declared) && declared !== 'presentation' && declared !== 'none' ? declared : undefined;
  const { tagName } = element;
  if (tagName === 'A') return element.hasAttribute('href') ? 'link' : undefined;
  if (tagName === 'SECTION')
    return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? 'region' : undefined;
  if (tagName === 'INPUT') return INPUTS[element.getAttribute('type') ?? ''] ?? 'textbox';
  return ROLES[tagName];
}
