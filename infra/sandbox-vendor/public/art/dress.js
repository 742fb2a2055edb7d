/** How a game is dressed: palette, landscape and reel pictures, chosen by its title's words or by its code. */
const CREAM = '#fdf1da';

const DRESSES = [
  {
    words: /nile|pharaoh|scarab|desert|dune|pyramid|sun|sand|oasis/i,
    palette: { ink: '#14232b', ground: '#1c5a61', sky: '#2b7876', hero: '#f2a33a', accent: '#d9482b', cream: CREAM },
    scene: 'dunes',
    pictures: [
      ['scarab', '#e29a2f'],
      ['crown', '#efbd4e'],
      ['gem', '#2b7f8a'],
      ['moon', '#3a8f8a'],
    ],
  },
  {
    words: /lantern|temple|pagoda|jade|dragon|tiger|koi|orchid|dynasty|fortune|lotus/i,
    palette: { ink: '#2a1018', ground: '#7a1e2e', sky: '#93313b', hero: '#efc76b', accent: '#1f7060', cream: CREAM },
    scene: 'pagoda',
    pictures: [
      ['lantern', '#d8402f'],
      ['coin', '#e3ad3d'],
      ['flame', '#e2663a'],
      ['gem', '#2a8a72'],
    ],
  },
  {
    words: /sea|reef|harbour|tide|isle|sail|coral|deep|bay|pearl|wave/i,
    palette: { ink: '#0c2433', ground: '#1f6f8b', sky: '#4fa3b5', hero: '#fbd06a', accent: '#e5583c', cream: CREAM },
    scene: 'harbour',
    pictures: [
      ['anchor', '#d6862f'],
      ['shell', '#f08a6c'],
      ['gem', '#2b7f9a'],
      ['sun', '#f5bd45'],
    ],
  },
  {
    words: /north|frost|peak|wolf|bear|ridge|summit|snow|fjord|rune|ice/i,
    palette: { ink: '#12233a', ground: '#24609f', sky: '#5a93c4', hero: '#f6d04d', accent: '#d65a3e', cream: CREAM },
    scene: 'peaks',
    pictures: [
      ['peak', '#3a6ea5'],
      ['moon', '#d9b855'],
      ['bell', '#e6a23c'],
      ['flame', '#d9482b'],
    ],
  },
  {
    words: /orchard|cherry|fruit|clover|garden|meadow|farm|bell|lucky|seven/i,
    palette: { ink: '#20301c', ground: '#3f7a4a', sky: '#6fa667', hero: '#f4c552', accent: '#c8352b', cream: CREAM },
    scene: 'hills',
    pictures: [
      ['cherry', '#c8352b'],
      ['bell', '#efb84a'],
      ['clover', '#3f8a52'],
      ['sun', '#f5bd45'],
    ],
  },
  {
    words: /night|velvet|crown|king|queen|royal|palace|star|gold|gem/i,
    palette: { ink: '#17142b', ground: '#3b2f5e', sky: '#5a4a82', hero: '#e9b657', accent: '#c9544a', cream: CREAM },
    scene: 'dunes',
    pictures: [
      ['crown', '#efbd4e'],
      ['gem', '#7a6bd0'],
      ['coin', '#e3ad3d'],
      ['moon', '#c9a94e'],
    ],
  },
];

export function dressOf({ gameName, variant }) {
  return DRESSES.find(({ words }) => words.test(gameName)) ?? DRESSES[Math.floor(variant / 7) % DRESSES.length];
}

/** The key of a reel symbol's name: pictures differ from dress to dress. */
export function symbolKeyOf({ pictures }, symbol) {
  if (symbol === 'W') return 'wild';
  if (symbol === 'S') return 'rosette';
  if (symbol === 'C') return 'coin';
  return 'abcd'.includes(symbol) ? pictures['abcd'.indexOf(symbol)][0] : symbol;
}
