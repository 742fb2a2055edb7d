import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentType, PropsWithChildren } from 'react';
import clientReact from './client-react-loader.ts';

const dom = dirname(require.resolve('react-dom'));
const production = (folder: string, name: string) => join(folder, 'cjs', `${name}.production.js`);
const FILES: Readonly<Record<string, string>> = {
  react: production(dirname(require.resolve('react')), 'react'),
  'react-dom': production(dom, 'react-dom'),
  'react-dom/client': production(dom, 'react-dom-client'),
  scheduler: production(dirname(require.resolve('scheduler', { paths: [dom] })), 'scheduler'),
};
const loaded = new Map<string, object>();

/** The modules of a released page: the production build, without what is left out of it. */
function load(name: string): object {
  const known = loaded.get(name);
  if (known) return known;
  const code = readFileSync(FILES[name]!, 'utf8');
  const made = {};
  loaded.set(name, made);
  new Function('exports', 'require', name === 'react-dom/client' ? clientReact(code) : code)(made, load);
  return made;
}

const { Activity, createElement, Suspense, startTransition, use, useState, ...more } = load(
  'react',
) as typeof import('react');
const { ViewTransition } = more as unknown as { ViewTransition: ComponentType<PropsWithChildren> };
const { createRoot } = load('react-dom/client') as typeof import('react-dom/client');
const until = async (check: () => boolean) => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 5));
};

let arrive: (text: string) => void = () => {};
const text = new Promise<string>((resolve) => {
  arrive = resolve;
});
const Late = () => createElement('b', null, use(text));
let turn: (shown: boolean) => void = () => {};

function Page() {
  const [shown, setShown] = useState(true);
  turn = (next) => startTransition(() => setShown(next));
  return createElement(
    Activity,
    { mode: shown ? 'visible' : 'hidden', children: null },
    createElement('input', { defaultValue: 'first', type: 'text' }),
    createElement('input', { defaultChecked: true, type: 'checkbox' }),
    createElement(ViewTransition, null, createElement(Suspense, { fallback: 'waiting' }, createElement(Late))),
  );
}

it('renders, suspends, hides and shows again in a transition, and keeps the first values of fields', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(createElement(Page));
  await until(() => place.textContent === 'waiting');
  expect(place.querySelector('input')!.value).toBe('first');
  expect(place.querySelectorAll('input')[1]!.checked).toBe(true);
  arrive('here');
  await until(() => place.textContent.includes('here'));
  turn(false);
  await until(() => place.querySelector('input')!.style.display === 'none');
  turn(true);
  await until(() => place.querySelector('input')!.style.display === '');
  root.unmount();
  await until(() => place.childNodes.length === 0);
});

it('finds the component of an event on a node that it has not rendered, also beside rendered ones', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const clicked: string[] = [];
  const root = createRoot(place);
  root.render(
    createElement(
      'section',
      { onClick: () => clicked.push('section'), onPointerOver: () => clicked.push('over') },
      createElement('p', { id: 'rendered' }, 'rendered'),
    ),
  );
  await until(() => place.querySelector('#rendered') !== null);
  const foreign = place.querySelector('section')!.appendChild(document.createElement('i'));
  foreign.click();
  foreign.dispatchEvent(new Event('pointerover', { bubbles: true }));
  place.querySelector<HTMLElement>('#rendered')!.click();
  expect(clicked).toEqual(['section', 'over', 'section']);
  root.unmount();
});
