import { screen } from '@testing-library/react';

const labelsOf = (id: string) =>
  [...((document.getElementById(id) as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
const controlOf = (text: string) => (screen.getByText(text) as HTMLLabelElement).control?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <label id="around">Around <span><input id="inside"></span><input id="second"></label>
    <label for="named">First</label><label for="named">Second <select id="named"></select></label>
    <label for="nothing">Nothing</label>
    <label for="hidden">Hidden</label><input type="hidden" id="hidden">
    <div id="plain"></div><label for="plain">Plain</label>
    <label for="twice">Twice</label><input id="twice"><input id="twice">`;
});

it('finds labels around a control and labels that name it, in tree order', () => {
  expect(labelsOf('inside')).toEqual(['Around ']);
  expect(labelsOf('second')).toEqual([]);
  expect(labelsOf('named')).toEqual(['First', 'Second ']);
  expect(labelsOf('twice')).toEqual(['Twice']);
  expect((document.querySelectorAll('#twice')[1] as HTMLInputElement).labels).toHaveLength(0);
  expect((document.getElementById('hidden') as HTMLInputElement).labels).toBeNull();
});

it('finds the control of a label: the named one, or the first inside', () => {
  expect(controlOf('First')).toBe('named');
  expect((document.getElementById('around') as HTMLLabelElement).control!.id).toBe('inside');
  for (const text of ['Nothing', 'Hidden', 'Plain']) expect(controlOf(text)).toBeUndefined();
  expect(screen.getByLabelText('First')).toBe(document.getElementById('named'));
});

it('finds labels in a tree outside of the document', () => {
  const form = document.createElement('form');
  form.innerHTML = '<label for="a">A</label><input id="a">';
  expect([...form.querySelector('input')!.labels!]).toEqual([form.querySelector('label')]);
  expect(form.querySelector('label')!.control).toBe(form.querySelector('input'));
});
