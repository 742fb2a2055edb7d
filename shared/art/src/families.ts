import type { Scene } from './canvas.ts';
import { arena } from './families/esports/arena.ts';
import { blades } from './families/esports/blades.ts';
import { gamepad } from './families/esports/gamepad.ts';
import { helmet } from './families/esports/helmet.ts';
import { lanes } from './families/esports/lanes.ts';
import { angler } from './families/fish/angler.ts';
import { big } from './families/fish/big.ts';
import { octo } from './families/fish/octo.ts';
import { school } from './families/fish/school.ts';
import { shark } from './families/fish/shark.ts';
import { turtle } from './families/fish/turtle.ts';
import { cards } from './families/live/cards.ts';
import { chips } from './families/live/chips.ts';
import { dealer } from './families/live/dealer.ts';
import { dice } from './families/live/dice.ts';
import { table } from './families/live/table.ts';
import { wheel } from './families/live/wheel.ts';
import { balls } from './families/lottery/balls.ts';
import { digits } from './families/lottery/digits.ts';
import { drum } from './families/lottery/drum.ts';
import { skyline } from './families/lottery/skyline.ts';
import { ticket } from './families/lottery/ticket.ts';
import { dominoes } from './families/pvp/dominoes.ts';
import { duel } from './families/pvp/duel.ts';
import { knights } from './families/pvp/knights.ts';
import { points } from './families/pvp/points.ts';
import { tiles } from './families/pvp/tiles.ts';
import { arch } from './families/slots/arch.ts';
import { banner } from './families/slots/banner.ts';
import { fortune } from './families/slots/fortune.ts';
import { giant } from './families/slots/giant.ts';
import { land } from './families/slots/land.ts';
import { quilt } from './families/slots/quilt.ts';
import { reels } from './families/slots/reels.ts';
import { totem } from './families/slots/totem.ts';
import { trio } from './families/slots/trio.ts';
import { court } from './families/sports/court.ts';
import { net } from './families/sports/net.ts';
import { pitch } from './families/sports/pitch.ts';
import { ring } from './families/sports/ring.ts';
import { rooster } from './families/sports/rooster.ts';
import { track } from './families/sports/track.ts';
import { symbolWords } from './symbols.ts';

/** Families of pictures by kind of game. */
export const families = {
  slots: { reels, giant, trio, arch, quilt, land, totem, banner, fortune },
  live: { wheel, cards, chips, dealer, dice, table, tiles },
  fish: { big, school, shark, octo, turtle, angler },
  pvp: { knights, tiles, dominoes, points, duel },
  sports: { pitch, court, net, track, ring },
  esports: { gamepad, helmet, lanes, blades, arena },
  cockfight: { rooster },
  lottery: { balls, drum, ticket, digits, skyline },
} satisfies Record<string, Record<string, Scene>>;

export type Shelf = keyof typeof families;

const shelves: Record<string, Shelf> = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  SEA: 'lottery',
  VN: 'lottery',
};

/** The families of a game category of the portal; an unknown category gets those of slots. */
export const familyOf = (category: string): Shelf => shelves[category.toUpperCase()] ?? 'slots';

type Words = readonly (readonly [RegExp, string | readonly string[]])[];

const anySymbol = new RegExp(symbolWords.map(([pattern]) => pattern.source).join('|'), 'i');

/** The words of a title that select a family; the first match counts. */
export const titleWords: Record<Shelf, Words> = {
  slots: [
    [/scarab/i, 'giant'],
    [/fox|vixen|tiger|lion\b|owl\b|bull|buffalo|bear|panda|hare|rabbit|frog|toad/i, 'totem'],
    [
      /pyramid|dune|desert|summit|peak|ridge|mountain|temple|pagoda|city|avenue|street|harbou?r|sail|isle|bay\b/i,
      'land',
    ],
    [/wheel|spin|carousel/i, 'fortune'],
    [/reel|sevens|triple|classic/i, 'reels'],
    [/patchwork|mosaic|tiles/i, 'quilt'],
    [/hall|palace|gate/i, 'arch'],
    [/parade|banner|knight|guild|carnival|festival/i, 'banner'],
    [anySymbol, ['giant', 'trio', 'giant', 'arch', 'reels', 'quilt', 'banner', 'fortune']],
  ],
  live: [
    [/roulette|wheel|spin/i, 'wheel'],
    [/mahjong|pai gow|tiles/i, 'tiles'],
    [/baccarat|poker|hold|dragon|card|niu ?niu|golden flower/i, 'cards'],
    [/sic|dice|\bbo\b|se die|fan tan|yu xia|fish|crab/i, 'dice'],
    [/blackjack|twenty|table/i, 'table'],
    [/salon|hour|lounge|dealer|studio|live/i, 'dealer'],
    [/chip|club|limit/i, 'chips'],
  ],
  fish: [
    [/shark|hunt|fang/i, 'shark'],
    [/octo|kraken|arms/i, 'octo'],
    [/turtle|tide|shell/i, 'turtle'],
    [/abyss|lamp|deep|trench/i, 'angler'],
    [/school|shoal|run/i, 'school'],
    [/reef|coral|lagoon/i, 'big'],
  ],
  pvp: [
    [/chess|knight|gambit/i, 'knights'],
    [/domino|double six/i, 'dominoes'],
    [/mahjong|tile/i, 'tiles'],
    [/gammon|tables/i, 'points'],
    [/duel|rummy|heads|versus|poker|card|trump|trick|hearts|queen|bull|niu/i, 'duel'],
  ],
  sports: [
    [/hoop|court|dunk|basket/i, 'court'],
    [/tennis|rally|serve|baseline/i, 'net'],
    [/race|grid|lap|track/i, 'track'],
    [/box|round|ring|bout/i, 'ring'],
    [/foot|goal|league|pitch|cup|sportsbook/i, 'pitch'],
  ],
  esports: [
    [/lane|rift|ancient|moba|tower/i, 'lanes'],
    [/blade|sword|duel|clash/i, 'blades'],
    [/helm|legion|strike|squad|ops/i, 'helmet'],
    [/arena|stage|major|masters|final/i, 'arena'],
    [/pad|league|kick|drift/i, 'gamepad'],
  ],
  cockfight: [],
  lottery: [
    [/delta|city|metro|river|capital|harbou?r/i, 'skyline'],
    [/pick|3d|4d|digit|three/i, 'digits'],
    [/ticket|first|state/i, 'ticket'],
    [/fast|minute|drum|rapid/i, 'drum'],
    [/lotto|balls|six|mega/i, 'balls'],
  ],
};
