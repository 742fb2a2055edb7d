import { firstPictureOf, takeFirstPicture, wasDrawn } from './first-picture.ts';

it('keeps what the HTML drew for its own address, and knows its pictures', () => {
  const place = document.createElement('div');
  place.innerHTML = '<div class="first-bars"></div><main><h1>Slots</h1><img src="/art/covers/a.svg" alt=""></main>';
  takeFirstPicture(place, '/rng');
  expect(firstPictureOf('/rng')!.map(({ nodeName }) => nodeName)).toEqual(['H1', 'IMG']);
  expect(firstPictureOf('/fish')).toBeUndefined();
  expect([wasDrawn(['https://img.test/a.svg', '/art/covers/a.svg']), wasDrawn(['/art/covers/b.svg'])]).toEqual([true, false]);
});

it('takes a picture that did not come for one that is not there', () => {
  const place = document.createElement('div');
  place.innerHTML = '<main><img src="/art/covers/a.svg" alt=""></main>';
  Object.defineProperties(place.querySelector('img')!, { complete: { value: true }, naturalWidth: { value: 0 } });
  takeFirstPicture(place, '/');
  expect(wasDrawn(['/art/covers/a.svg'])).toBe(false);
});

it('has nothing to keep where the page came without a picture', () => {
  takeFirstPicture(document.createElement('div'), '/game');
  expect(firstPictureOf('/game')).toBeUndefined();
});
