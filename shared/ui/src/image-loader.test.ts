import { createImageLoader, imageCacheSize } from './image-loader.ts';

describe('the image loader', () => {
  it('[9-17] tries an image 3 times and then counts it as failed', async () => {
    let tries = 0;
    const loader = createImageLoader(async () => {
      tries++;
      throw new Error('gone');
    });
    await expect(loader.load('/a.svg')).rejects.toThrow('gone');
    expect(tries).toBe(3);
    expect(loader.has('/a.svg')).toBe(false);
  });

  it('[9-17] succeeds if the third try does', async () => {
    let tries = 0;
    const loader = createImageLoader(async () => {
      if (++tries < 3) throw new Error('gone');
    });
    await loader.load('/a.svg');
    expect(loader.has('/a.svg')).toBe(true);
  });

  it('[9-18] remembers at most 200 images and drops the least recently requested one', async () => {
    const loader = createImageLoader(async () => {});
    for (let at = 0; at < imageCacheSize; at++) await loader.load(`/${at}.svg`);
    await loader.load('/0.svg');
    await loader.load('/new.svg');
    expect(loader.size()).toBe(200);
    expect(loader.has('/0.svg')).toBe(true);
    expect(loader.has('/1.svg')).toBe(false);
  });

  it('several callers share one try', async () => {
    let tries = 0;
    const loader = createImageLoader(async () => void tries++);
    await Promise.all([loader.load('/a.svg'), loader.load('/a.svg'), loader.load('/a.svg')]);
    await loader.load('/a.svg');
    expect(tries).toBe(1);
  });
});
