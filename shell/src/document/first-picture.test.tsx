import { firstCoversAtom, host } from '@atrium/host';
import { createTestHost } from '@atrium/host/testing';
import { firstPictureOf, releaseFirstPicture, captureFirstPicture, wasDrawn } from './first-picture.ts';

beforeEach(async () => void (await createTestHost()));

function pageOf(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

it('keeps what the HTML drew for its own address, and knows its images', () => {
  captureFirstPicture(
    pageOf('<div class="first-bars"></div><main><h1>Slots</h1><img src="/art/covers/a.svg" alt=""></main>'),
    '/rng',
  );
  expect(firstPictureOf('/rng')!.map(({ nodeName }) => nodeName)).toEqual(['H1', 'IMG']);
  expect(firstPictureOf('/fish')).toBeUndefined();
  expect([wasDrawn(['https://img.test/a.svg', '/art/covers/a.svg']), wasDrawn(['/art/covers/b.svg'])]).toEqual([
    true,
    false,
  ]);
  expect(host().store.get(firstCoversAtom)).toBeNull();
});

it('hands a lobby the covers that the page shows, in their order', () => {
  captureFirstPicture(
    pageOf(
      '<main><h1>Slots</h1><div class="first-covers"><img src="/art/covers/b.svg" alt=""><img src="/art/covers/a.svg" alt=""></div></main>',
    ),
    '/rng',
  );
  expect(host().store.get(firstCoversAtom)).toEqual({
    path: '/rng',
    covers: ['/art/covers/b.svg', '/art/covers/a.svg'],
  });
});

it('treats an image that failed to load as missing', () => {
  const place = pageOf('<main><img src="/art/covers/a.svg" alt=""></main>');
  Object.defineProperties(place.querySelector('img')!, { complete: { value: true }, naturalWidth: { value: 0 } });
  captureFirstPicture(place, '/');
  expect(wasDrawn(['/art/covers/a.svg'])).toBe(false);
});

it('keeps nothing where the HTML drew no picture', () => {
  captureFirstPicture(pageOf(''), '/game');
  expect(firstPictureOf('/game')).toBeUndefined();
});

it('releases what it keeps', () => {
  captureFirstPicture(pageOf('<main><h1>Slots</h1></main>'), '/rng');
  releaseFirstPicture();
  expect(firstPictureOf('/rng')).toBeUndefined();
});
