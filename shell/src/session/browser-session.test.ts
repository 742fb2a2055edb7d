import { clearSession, storeSession, readSession } from './browser-session.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
const brand = { merchant: 'atrium', merchantCode: 'demo' };

it('[4-42] clears session storage except merchant and merchantCode', () => {
  const kept = storage();
  storeSession(kept, { token: 'marker', account: 'mara_88', isAgent: 1 }, brand);
  for (const key of ['settings', 'validate', 'gameVendor', 'notices', 'cpw', 'launch']) kept.setItem(key, '1');
  clearSession(kept);
  expect(Array.from({ length: kept.length }, (_, index) => kept.key(index))).toEqual(['merchant', 'merchantCode']);
});

it('[6-03] finds no token for a visitor', () => {
  const kept = storage();
  expect(readSession(kept)).toBeNull();
  storeSession(kept, { token: 'marker', account: 'mara_88', isAgent: 0 }, brand);
  expect(readSession(kept)).toEqual({ token: 'marker', account: 'mara_88', isAgent: 0 });
  clearSession(kept);
  expect(readSession(kept)).toBeNull();
});

it('[3-09][3-10][3-11] session storage holds account, merchant and, as a number, the agent role', () => {
  const kept = storage();
  storeSession(kept, { token: 'marker', account: 'agent1', isAgent: 1 }, brand);
  expect(
    Object.fromEntries(['account', 'merchant', 'merchantCode', 'isAgent'].map((key) => [key, kept.getItem(key)])),
  ).toEqual({
    account: 'agent1',
    merchant: 'atrium',
    merchantCode: 'demo',
    isAgent: '1',
  });
  expect(readSession(kept)?.isAgent).toBe(1);
});
