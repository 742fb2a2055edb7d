import { defineRemote } from '@atrium/host/define-remote';
import { act, screen } from '@testing-library/react';
import { firstPictureOf, captureFirstPicture } from '../document/first-picture.ts';
import { MainView } from '../routing/main-view.tsx';
import { createShellHost } from '../testing/shell-host.tsx';

const en = async () => ({ default: {} });
const Page = () => <h1>Slots of the remote</h1>;

/** The main view at /rng in a page whose HTML drew it; the remote's code comes with `arrive`. */
async function open() {
  const { promise, resolve } = Promise.withResolvers<{ Page: typeof Page }>();
  const slots = defineRemote({
    name: 'slots',
    contract: 1,
    kind: 'game',
    locales: { en },
    routes: [{ path: '/rng', layout: 'full', group: 'egame', load: () => promise }],
  });
  const shell = await createShellHost({ remotes: [slots] });
  const drawn = document.createElement('div');
  drawn.innerHTML = '<main><div class="first-lobby"><h1>Slots</h1></div></main>';
  captureFirstPicture(drawn, '/rng');
  shell.show(<MainView />, '/rng');
  return { arrive: () => act(async () => resolve({ Page })) };
}

it('shows what the HTML drew until the remote’s screen stands, and nothing holds it from then on', async () => {
  const { arrive } = await open();
  expect(screen.getByRole('heading', { name: 'Slots' }).closest('[aria-busy]')).toBeInTheDocument();
  // Held by the page alone: what is opened later begins without it.
  expect(firstPictureOf('/rng')).toBeUndefined();
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Slots of the remote' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
