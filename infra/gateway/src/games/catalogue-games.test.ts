import { titleWords } from '@atrium/art/families';
import { launchGame } from '@atrium/contracts/game-launch';
import { demoCatalogue } from '../../seed/catalogue/demo-catalogue.ts';
import { startVendorHouse, type VendorHouse } from '../vendors/testing/vendor-house.ts';
import { vendorWithGames } from '../vendors/testing/vendor-with-games.ts';

/* Every title of the demo catalogue, opened at the real sandbox vendor: its game is the one that its type names. */

/** The game that each type of the catalogue is played by: the page's kind, and the game or sport that it names. */
const GAMES: Readonly<Record<string, string>> = {
  'RNG slots': 'slot',
  'FISH fish': 'fish',
  'SPORTS sports': 'book football',
  'SPORTS cockfight': 'book cockfight',
  'ESPORTS esports': 'book esports',
  'LIVE BAC': 'live baccarat',
  'LIVE ROU': 'live roulette',
  'LIVE SIC': 'live sic-bo',
  'LIVE DAT': 'live dragon-tiger',
  'LIVE BJ': 'hands blackjack',
  'LIVE HE': 'hands holdem',
  'LIVE TCP': 'hands three-card',
  'LIVE NN': 'live niu-niu',
  'LIVE SD': 'live se-die',
  'LIVE FT': 'live fan-tan',
  'LIVE YSX': 'live fish-prawn-crab',
  'LIVE ZJH': 'live golden-flower',
  'LIVE MT': 'live mahjong-tiles',
  'LIVE WZPJ': 'live pai-gow',
};
/** Words of a title that name a game, and the types that may bear them. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/baccarat/i, 'BAC'],
  [/roulette|wheel/i, 'ROU'],
  [/sic bo|dice/i, 'SIC'],
  [/dragon tiger|tiger salon/i, 'DAT'],
  [/blackjack|twenty-one/i, 'BJ'],
  [/hold/i, 'HE'],
  [/three card/i, 'TCP'],
  [/niu niu/i, 'NN'],
  [/se die/i, 'SD'],
  [/fan tan/i, 'FT'],
  [/fish shrimp crab/i, 'YSX'],
  [/golden flower/i, 'ZJH'],
  [/mahjong/i, 'MT'],
  [/pai gow/i, 'WZPJ'],
];

const titles = demoCatalogue().filter(({ category }) => !['LOTT', 'ELOTT', 'PVP'].includes(category));
let house: VendorHouse;
beforeAll(async () => {
  house = await startVendorHouse({
    secrets: vendorWithGames(
      'CAT',
      'LIVE',
      titles.map(({ id, category, kind }) => ({ id: `CAT-${id}`, category, kind })),
    ),
  });
}, 120_000);
afterAll(async () => expect(await house.close()).toEqual([]));

it('[15-01][15-03] opens for every title the game of its type', async () => {
  const member = await house.app.signedIn({ balance: 1_000n });
  const wrong: string[] = [];
  // Slots differ by their code only; one of each vendor's is opened.
  const opened = titles.filter(
    ({ category, vendor, id }) => category !== 'RNG' || titles.find((other) => other.vendor === vendor)!.id === id,
  );
  for (const { id, category, kind } of opened) {
    const { value } = await member.call(launchGame, { body: { gameId: `CAT-${id}` } });
    const page = await (await fetch(value.game_url!)).text();
    const data = JSON.parse(/<script type="application\/json" id="game-data">(.*?)<\/script>/s.exec(page)![1]!) as {
      kind: string;
      facts: { game?: string; sport?: string };
    };
    const game = [data.kind, data.facts.game ?? data.facts.sport].filter(Boolean).join(' ');
    if (game !== GAMES[`${category} ${kind}`]) wrong.push(`${id} (${category} ${kind}) opens ${game}`);
  }
  expect(wrong).toEqual([]);
  expect(opened.length).toBeGreaterThan(100);
});

it('[15-01] the cover of every book shows the sport of its events', () => {
  const books = titles.filter(({ category, kind }) => category === 'SPORTS' && kind !== 'cockfight');
  expect(books.length).toBeGreaterThan(5);
  const pictureOf = ({ name }: { name: string }) => titleWords.sports.find(([words]) => words.test(name))?.[1];
  expect(books.filter((book) => pictureOf(book) !== 'pitch').map(({ name }) => name)).toEqual([]);
});

it('[15-01] a title that names a game is of its type', () => {
  for (const { name, kind } of titles.filter(({ category }) => category === 'LIVE')) {
    const type = NAMED.find(([words]) => words.test(name))?.[1];
    if (type) expect([name, kind]).toEqual([name, type]);
  }
});
