import { createGameSearch } from './search-games.ts';

const search = createGameSearch([
  ['g1', 'Ember Fox', 'CPL'],
  ['g2', 'Royal Bellringer', 'CPL'],
  ['g3', 'Royal Lantern', 'PG'],
  ['g4', '金狐传说', 'PG', 'Golden Fox Legend'],
  ['g5', 'Café Señorita', 'PG'],
  ['g7', 'Canteen Cherry', 'BRK'],
  ['g6', 'كنز الواحة', 'KOI'],
  ['g8', 'ปลามังกรทอง', 'KOI'],
  ['g9', 'Đường đua Sài Gòn', 'KOI'],
  ['g10', '황금 용의 전설', 'KOI'],
]);

describe('createGameSearch', () => {
  it('finds by the beginning of any word, in upper or lower case', () => {
    expect(search.find('emb')).toEqual(['g1']);
    expect(search.find('BELL')).toEqual(['g2']);
  });
  it('forgives a typing error', () => {
    expect(search.find('lantren')[0]).toBe('g3');
    expect(search.find('bellrigner')).toEqual(['g2']);
  });
  it('does not match unrelated names', () => {
    expect(search.find('zzzz')).toEqual([]);
    expect(search.find('海底世界')).toEqual([]);
  });
  it('finds Chinese names by any of their signs, and with a wrong one', () => {
    expect(search.find('狐')).toEqual(['g4']);
    expect(search.find('传说')).toEqual(['g4']);
    expect(search.find('金狐传奇')).toEqual(['g4']);
  });
  it('finds Thai and Korean names by any part of them', () => {
    expect(search.find('มังกร')).toEqual(['g8']);
    expect(search.find('용의')).toEqual(['g10']);
    expect(search.find('มังกิทอง')).toEqual(['g8']);
  });
  it('finds names without their accents', () => {
    expect(search.find('senorita')).toEqual(['g5']);
    expect(search.find('duong dua')).toEqual(['g9']);
    expect(search.find('sai gon')).toEqual(['g9']);
  });
  it('finds Arabic names with their article and without it, however the last letter is written', () => {
    expect(search.find('الواحة')).toEqual(['g6']);
    expect(search.find('واحه')).toEqual(['g6']);
  });
  it('finds a game by its name in another language, after games with that name', () => {
    expect(search.find('golden')).toEqual(['g4']);
    expect(search.find('fox')).toEqual(['g1', 'g4']);
  });
  it('requires all words', () => expect(search.find('royal fox')).toEqual([]));
  it("lists the open vendor's games first among equals", () => {
    expect(search.find('royal', 'CPL')[0]).toBe('g2');
    expect(search.find('royal', 'PG')[0]).toBe('g3');
  });
});
