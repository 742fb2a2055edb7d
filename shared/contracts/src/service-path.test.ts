import { openServicePath, sealServicePath } from './service-path.ts';

const ADDRESS = 'https://support.example/chat?brand=atrium';

it('[3-76] decrypts with its own last 8 characters, and rejects a changed path', async () => {
  const path = await sealServicePath(ADDRESS);
  expect(path).not.toContain('support');
  expect(await openServicePath(path)).toBe(ADDRESS);
  const otherKey = path.slice(0, -8) + (path.endsWith('AAAAAAAA') ? 'BBBBBBBB' : 'AAAAAAAA');
  await expect(openServicePath(otherKey)).rejects.toThrow();
  await expect(openServicePath(`AAAA${path.slice(4)}`)).rejects.toThrow();
  expect(await sealServicePath(ADDRESS)).not.toBe(path);
});

it('keeps its format: one address, key and vector give these characters', async () => {
  const path = await sealServicePath(ADDRESS, { key: 'abcd2345', iv: new Uint8Array(12).fill(7) });
  expect(path).toBe(
    'BwcHBwcHBwcHBwcH1RQ7xbJSB+tDdOJjrWY5RvohXq6/TWAU4bIJfVpVZcO5ATLB0Im5lK/FaTKYkNO46WzAo1W4jGihabcd2345',
  );
  expect(await openServicePath(path)).toBe(ADDRESS);
});

it('accepts http and https only', async () => {
  await expect(openServicePath(await sealServicePath('javascript:alert(1)'))).rejects.toThrow('http');
});
