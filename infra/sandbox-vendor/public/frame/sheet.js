import { h } from './dom.js';

/** A dialog over the game with a title and a close button. Returns a function that opens it with fresh content. */
export function createSheet(title, closeName, fill) {
  const body = h('div', { class: 'sheet-body', tabindex: '0' });
  const close = h(
    'button',
    { type: 'button', class: 'sheet-close', 'aria-label': closeName, onclick: () => dialog.close() },
    '×',
  );
  const heading = h('h2', { id: `sheet-${crypto.randomUUID()}` }, title);
  const dialog = h('dialog', { class: 'sheet', 'aria-labelledby': heading.id }, h('header', {}, heading, close), body);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return () => {
    body.replaceChildren(...fill(() => dialog.close()));
    dialog.showModal();
  };
}
