import { createGameSearch } from './search-games.ts';

const search = createGameSearch([
  ['g1', 'Ember Fox', 'CPL'],
  ['g2', 'Royal Bellringer', 'CPL'],
  ['g3', 'Royal Lantern', 'PG'],
  ['g4', '金狐传说', 'PG'],
  ['g5', 'Café Señorita', 'PG'],
  ['g7', 'Canteen Cherry', 'BRK'],
  ['g6', 'كنز الواحة', 'KOI'],
]);

describe('createGameSearch', () => {
  it('finds by the beginning of any word, whatever the case', () => {
    expect(search.find('fo')).toEqual(['g1']);
    expect(search.find('BELL')).toEqual(['g2']);
  });
  it('forgives a slip of the finger', () => {
    expect(search.find('lantren')[0]).toBe('g3');
    expect(search.find('bellrigner')).toEqual(['g2']);
  });
  it('does not forgive so much that everything is found', () => expect(search.find('zzzz')).toEqual([]));
  it('finds Chinese names by any of their signs', () => {
    expect(search.find('狐')).toEqual(['g4']);
    expect(search.find('传说')).toEqual(['g4']);
  });
  it('finds names without their accents, and Arabic ones', () => {
    expect(search.find('senorita')).toEqual(['g5']);
    expect(search.find('الواحة')).toEqual(['g6']);
  });
  it('asks for all words', () => expect(search.find('royal fox')).toEqual([]));
  it("lifts the open vendor's games", () => {
    expect(search.find('royal', 'CPL')[0]).toBe('g2');
    expect(search.find('royal', 'PG')[0]).toBe('g3');
  });
});
