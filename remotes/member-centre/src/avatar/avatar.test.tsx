import { openCentre } from '@atrium/centre/testing';
import { avatar } from '@atrium/contracts/members';
import { chooseAvatar, uploadAvatar } from '@atrium/contracts/own-avatar';
import { refuse, type Route, route } from '@atrium/host/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { AvatarLine } from './avatar-line.tsx';
import { moved, resized, wholeSquare } from './square.ts';

const SIZE = { width: 800, height: 600 };
const FILE = new File([new Uint8Array(64)], 'me.png', { type: 'image/png' });

async function open(routes: Route[] = []) {
  let shown: { avatar: string; avatarType: 'STATIC' | 'CUSTOM' } = { avatar: '03', avatarType: 'STATIC' };
  const sent: unknown[] = [];
  URL.createObjectURL = () => 'blob:me';
  URL.revokeObjectURL = () => undefined;
  const test = await openCentre(AvatarLine, 'member-centre', texts, {
    routes: [
      ...routes,
      route(avatar, () => shown),
      route(chooseAvatar, (input) => {
        sent.push(input.body);
        shown = { avatar: input.body.avatar, avatarType: 'STATIC' };
        return shown;
      }),
      route(uploadAvatar, (input) => {
        sent.push(input.body.square);
        shown = { avatar: '/art/faces/abc.webp', avatarType: 'CUSTOM' };
        return shown;
      }),
    ],
  });
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Change picture' }));
  return { test, sent, user, dialog: within(await screen.findByRole('dialog')) };
}

const shownIn = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

async function loaded(dialog: Awaited<ReturnType<typeof open>>['dialog']) {
  const picture = await dialog.findByRole('img', { name: 'Your upload' });
  Object.defineProperties(picture, { naturalWidth: { value: SIZE.width }, naturalHeight: { value: SIZE.height } });
  fireEvent.load(picture);
}

it('[11-04] a drawn avatar is chosen, and shown at once', async () => {
  const { dialog, sent, user, test } = await open();
  await user.click(dialog.getByRole('radio', { name: 'Picture 7' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ avatar: '07' }]);
  await waitFor(() => expect(shownIn(test.container)).toBe('/art/avatars/07.svg'));
});

it('[11-04] an upload is moved with the arrow keys and zoomed, and only that square is kept', async () => {
  const { dialog, sent, user, test } = await open();
  await user.upload(dialog.getByLabelText(/Upload your own/), FILE);
  await loaded(dialog);
  dialog.getByRole('group', { name: /section/i }).focus();
  await user.keyboard('{ArrowRight}');
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ left: 280, top: 150, side: 300 }]));
  await waitFor(() => expect(shownIn(test.container)).toBe('/art/faces/abc.webp'));
});

it('[11-04] a refused picture is explained, and another one can be chosen', async () => {
  const { dialog, user } = await open([
    route(uploadAvatar, () => refuse('PICTURE_INVALID', { field: 'image', megabytes: 5, pixels: 4096 })),
  ]);
  await user.upload(dialog.getByLabelText(/Upload your own/), FILE);
  await loaded(dialog);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/at most 5 MB and 4,096 × 4,096 pixels/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose a drawn picture' }));
  expect(dialog.getByRole('radio', { name: 'Picture 3' })).toBeChecked();
});

it('[11-04] the square never leaves the picture', () => {
  const square = wholeSquare(SIZE);
  expect(square).toEqual({ left: 100, top: 0, side: 600 });
  expect(moved(SIZE, square, 999, -999)).toEqual({ left: 200, top: 0, side: 600 });
  expect(resized(SIZE, { left: 700, top: 500, side: 100 }, 400)).toEqual({ left: 400, top: 200, side: 400 });
});
