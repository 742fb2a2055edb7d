const LABELABLE = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';
const CONTROLS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Answers `labels` of a control and `control` of a label without a walk through the whole page for each label: jsdom walks
 * for every pair of both, which in a long form takes a second for one query by label.
 */
export function quickLabels(page) {
  for (const name of CONTROLS)
    Object.defineProperty(page[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        return labelsOf(this);
      },
    });
  Object.defineProperty(page.HTMLLabelElement.prototype, 'control', {
    configurable: true,
    enumerable: true,
    get() {
      return controlOf(this);
    },
  });
}

/** In tree order; null where a control cannot have labels. */
function labelsOf(control) {
  if (!control.matches(LABELABLE)) return null;
  const { id } = control;
  const around = control.closest('label');
  const own = around && controlOf(around) === control ? [around] : [];
  if (id === '') return own;
  const root = control.getRootNode();
  if (firstWithId(root, id) !== control) return own;
  const named = [...root.querySelectorAll('label')].filter((label) => label.getAttribute('for') === id);
  return own.length === 0 || named.includes(around) ? named : [...named, around].sort(inTreeOrder);
}

function controlOf(label) {
  const id = label.getAttribute('for');
  if (id === null) return label.querySelector(LABELABLE);
  const named = id === '' ? null : firstWithId(label.getRootNode(), id);
  return named?.matches(LABELABLE) ? named : null;
}

const firstWithId = (root, id) =>
  root.getElementById ? root.getElementById(id) : root.querySelector(`[id="${id.replace(/["\\]/g, '\\$&')}"]`);

const inTreeOrder = (one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1);
