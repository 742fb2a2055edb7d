import { defineRemote } from '@atrium/host/define-remote';
import { act, screen } from '@testing-library/react';
import { firstPictureOf, captureFirstPicture } from '../document/first-picture.ts';
import { MainView } from '../routing/main-view.tsx';
import { createShellHost } from '../testing/shell-host.tsx';

const en = async () => ({ default: {} });
const Page = () => <h1>Slots of the remote</h1>;

/** The main view at /rng in a page whose HTML drew it; `arrive` delivers the remote's code. */
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

it("shows the HTML's drawing until the remote’s screen is rendered, and does not keep it afterwards", async () => {
  const { arrive } = await open();
  expect(screen.getByRole('heading', { name: 'Slots' }).closest('[aria-busy]')).toBeInTheDocument();
  // Referenced by the page alone: screens opened later start without it.
  expect(firstPictureOf('/rng')).toBeUndefined();
  await arrive();
  expect(await screen.findByRole('heading', { name: 'Slots of the remote' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
