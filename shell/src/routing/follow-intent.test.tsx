import { defineRemote } from '@atrium/host/define-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createShellHost } from '../testing/shell-host.tsx';
import { followIntent } from './follow-intent.ts';

const Empty = () => null;

beforeAll(followIntent);

/** A page with links to a remote's page, and what that page was asked to prepare. */
async function open() {
  const prepared: string[] = [];
  const slots = defineRemote({
    name: 'slots',
    contract: 1,
    kind: 'game',
    locales: { en: async () => ({ default: {} }) },
    routes: [
      {
        path: '/rng',
        layout: 'full',
        group: 'egame',
        load: async () => ({ Page: Empty, preload: (search) => void prepared.push(search) }),
      },
    ],
  });
  const shell = await createShellHost({ remotes: [slots] });
  shell.show(
    <>
      <nav>
        <a href="/rng?page=PG">
          <b>Slots</b>
        </a>
      </nav>
      <a href="/rng?page=CPL">Copperline</a>
      <a href="/">Home</a>
      <a href="https://elsewhere.example/rng">Elsewhere</a>
      <a href="/rng" target="_blank" rel="noopener">
        New tab
      </a>
    </>,
  );
  return prepared;
}
/** jsdom has no pointer events. */
const point = (type: 'pointerover' | 'pointerdown', on: Element, pointerType: 'mouse' | 'touch') =>
  fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

it('prepares the page of a link where a pointer rests, once, with the query of its address', async () => {
  const prepared = await open();
  point('pointerover', screen.getByText('Slots'), 'mouse');
  point('pointerover', screen.getByRole('link', { name: 'Slots' }), 'mouse');
  await waitFor(() => expect(prepared).toEqual(['?page=PG']));
  await aMoment();
  expect(prepared).toHaveLength(1);
});

it('executes nothing for a pointer that crosses a link', async () => {
  const prepared = await open();
  point('pointerover', screen.getByText('Slots'), 'mouse');
  point('pointerover', document.body, 'mouse');
  await aMoment();
  expect(prepared).toEqual([]);
});

it('prepares the page at the press of a mouse, and for a finger on a link of a navigation', async () => {
  const prepared = await open();
  point('pointerdown', screen.getByText('Copperline'), 'mouse');
  await waitFor(() => expect(prepared).toEqual(['?page=CPL']));
  point('pointerdown', screen.getByText('Slots'), 'touch');
  await waitFor(() => expect(prepared).toEqual(['?page=CPL', '?page=PG']));
});

it('prepares nothing for a finger elsewhere, the page that is shown, another site or another tab', async () => {
  const prepared = await open();
  point('pointerover', screen.getByText('Copperline'), 'touch');
  point('pointerdown', screen.getByText('Copperline'), 'touch');
  for (const name of ['Home', 'Elsewhere', 'New tab']) {
    point('pointerover', screen.getByText(name), 'mouse');
    point('pointerdown', screen.getByText(name), 'mouse');
  }
  await aMoment();
  expect(prepared).toEqual([]);
});
