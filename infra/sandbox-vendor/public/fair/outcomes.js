/* Counts a round's outcome again from its seeds, apart from the house's own code: WebCrypto and the published rules. */

const WORDS = 2 ** 32;
const text = new TextEncoder();

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash that was shown before the first round of a server seed. */
export async function commitmentOf(serverSeed) {
  return hex(await crypto.subtle.digest('SHA-256', text.encode(serverSeed)));
}

/**
 * Uniform whole numbers below a bound: words of HMAC-SHA256(serverSeed, `clientSeed:nonce:block`). Words of the last,
 * incomplete block of results are dropped, so that no number is likelier than another.
 */
export async function numbersOf(serverSeed, clientSeed, nonce) {
  const key = await crypto.subtle.importKey('raw', text.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  let block = 0;
  let words = [];
  const next = async () => {
    if (words.length === 0) {
      const bytes = new DataView(
        await crypto.subtle.sign('HMAC', key, text.encode(`${clientSeed}:${nonce}:${block++}`)),
      );
      words = Array.from({ length: 8 }, (_, index) => bytes.getUint32(index * 4));
    }
    return words.shift();
  };
  return async (bound) => {
    const fair = WORDS - (WORDS % bound);
    for (;;) {
      const word = await next();
      if (word < fair) return word % bound;
    }
  };
}

/** That number of cards or tiles from those shuffled anew, eight decks unless said otherwise: a number below what is left picks among them, in their order. */
async function cardsOf(below, count, size = 416) {
  const places = [];
  const cards = [];
  for (let left = size; cards.length < count; left--) {
    let place = await below(left);
    for (const gone of places) if (place >= gone) place += 1;
    places.push(place);
    places.sort((one, other) => one - other);
    cards.push(place % 52);
  }
  return { record: cards.join('-') };
}

/** The outcome as one line of text, to be compared with `RECORDS` of the round that was played. */
export const DRAWS = {
  async slot(below, facts) {
    const stops = [];
    for (const reel of facts.reels) stops.push(await below(reel.length));
    const window = facts.reels.map((reel, at) =>
      [0, 1, 2].map((row) => reel[(stops[at] + row) % reel.length]).join(''),
    );
    const coins = facts.hold ? await heldCoins(below, facts.hold, window) : '';
    return { record: stops.join('-') + coins, window };
  },
  async fish(below, facts, choice) {
    return { record: (await below(100 * facts.school[choice])) < facts.perCent ? 'caught' : 'missed' };
  },
  async 'high-card'(below, _facts, players) {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    for (let place = 0; place < players; place++) {
      const other = place + (await below(52 - place));
      [deck[place], deck[other]] = [deck[other], deck[place]];
    }
    return { record: deck.slice(0, Number(players)).join('-') };
  },
  roulette: async (below) => ({ record: String(await below(37)) }),
  async 'sic-bo'(below) {
    return { record: [await below(6), await below(6), await below(6)].map((die) => die + 1).join('-') };
  },
  'dragon-tiger': (below) => cardsOf(below, 2),
  baccarat: (below) => cardsOf(below, 6),
  hands: (below, { cards: { size, count } }) => cardsOf(below, count, size),
  async 'se-die'(below) {
    return { record: [await below(2), await below(2), await below(2), await below(2)].join('-') };
  },
  'fan-tan': async (below) => ({ record: String(44 + (await below(40))) }),
  async 'fish-prawn-crab'(below) {
    return { record: [await below(6), await below(6), await below(6)].map((die) => die + 1).join('-') };
  },
  'niu-niu': (below) => cardsOf(below, 20, 52),
  'pai-gow': (below) => cardsOf(below, 8, 32),
  'mahjong-tiles': (below) => cardsOf(below, 8, 40),
  'golden-flower': (below) => cardsOf(below, 6, 52),
  async book(below, facts, _choice, event) {
    const [home, away] = await ratesOf(facts, event);
    const score = [0, 0];
    const course = [];
    for (let minute = 1; minute <= facts.minutes; minute++) {
      const drawn = await below(10_000);
      if (drawn >= home + away) continue;
      score[drawn < home ? 0 : 1] += 1;
      course.push(`${minute}′ ${score.join(':')}`);
    }
    return { record: score.join(':'), course };
  },
};

/** The chances of an event's two sides, which its place in the schedule decides: teams, league and chances are drawn from no secret. */
async function ratesOf({ teams, leagues, rates }, event) {
  const [, schedule, number] = /^(.+)-(\d+)$/.exec(event) ?? [];
  const below = await numbersOf('schedule', schedule ?? '', Number(number));
  for (const choices of [teams, teams - 1, leagues]) await below(choices);
  return rates[await below(rates.length)];
}

async function heldCoins(below, rules, window) {
  const cells = window.flatMap((column, reel) =>
    [0, 1, 2].filter((row) => column[row] === 'C').map((row) => reel * 3 + row),
  );
  if (cells.length < rules.trigger) return '';
  const held = new Map();
  const land = async (cell) => held.set(cell, rules.values[await below(rules.values.length)]);
  for (const cell of cells) await land(cell);
  for (let left = rules.respins; left > 0 && held.size < 15; left--) {
    const before = new Set(held.keys());
    for (let cell = 0; cell < 15; cell++) {
      if (!before.has(cell) && (await below(rules.oneIn)) === 0) await land(cell);
    }
    if (held.size > before.size) left = rules.respins + 1;
  }
  return ` +${[...held].map(([cell, value]) => `${cell}:${value}`).join(' ')}`;
}

/** What the house wrote down for a round, in the same words as `DRAWS`. */
export const RECORDS = {
  slot: ({ stops, held }) =>
    stops.join('-') +
    (held ? ` +${[...held.first, ...held.respins.flat()].map(([cell, value]) => `${cell}:${value}`).join(' ')}` : ''),
  fish: ({ caught }) => (caught ? 'caught' : 'missed'),
  'high-card': ({ cards }) => cards.join('-'),
  roulette: (outcome) => String(outcome),
  'sic-bo': (outcome) => outcome.join('-'),
  'dragon-tiger': (outcome) => outcome.join('-'),
  baccarat: (outcome) => outcome.join('-'),
  hands: ({ deck, state }) => (deck ?? state?.deck ?? []).join('-'),
  'se-die': (outcome) => outcome.join('-'),
  'fan-tan': (outcome) => String(outcome),
  'fish-prawn-crab': (outcome) => outcome.join('-'),
  'niu-niu': ({ cards }) => cards.join('-'),
  'pai-gow': ({ cards }) => cards.join('-'),
  'mahjong-tiles': ({ cards }) => cards.join('-'),
  'golden-flower': ({ cards }) => cards.join('-'),
  book: ({ score }) => score.join(':'),
};

/** Both answers at once: whether the seed is the one committed to, and what its round brings. */
export async function recount({ kind, facts, serverSeed, clientSeed, nonce, hash, choice }) {
  const below = await numbersOf(serverSeed, clientSeed, nonce);
  return { kept: (await commitmentOf(serverSeed)) === hash, ...(await DRAWS[kind](below, facts, choice, clientSeed)) };
}
