import type { Category } from '@atrium/contracts/game-categories';

export interface DemoVendor {
  code: string;
  name: string;
  category: Category;
  /** SEA, VN, LOTT and ELOTT open the portal's own lotteries; a third party's account type is its code. */
  accountType?: 'SEA' | 'VN' | 'LOTT' | 'ELOTT';
  /** Opens a list of its games in a popup instead of a route (2.4-05). */
  listed?: boolean;
  hot?: boolean;
  lateBet?: 'noop';
}

/** In the order of the shelves. */
export const VENDORS: readonly DemoVendor[] = [
  { code: 'PG', name: 'Pavo Works', category: 'RNG', hot: true },
  { code: 'CPL', name: 'Copperline', category: 'RNG', hot: true },
  { code: 'MN', name: 'Mistral Nine', category: 'RNG' },
  { code: 'TIN', name: 'Tin Orchard', category: 'RNG' },
  { code: 'KOI', name: 'Koi Pavilion', category: 'RNG', hot: true },
  { code: 'CF', name: 'Coral Foundry', category: 'RNG' },
  { code: 'VLT', name: 'Velvet Tiger', category: 'RNG' },
  { code: 'EMB', name: 'Ember & Oak', category: 'RNG' },
  { code: 'NRD', name: 'Nordlicht', category: 'RNG', lateBet: 'noop' },
  { code: 'SOL', name: 'Sol Norte', category: 'RNG' },
  { code: 'ORC', name: 'Orchid Lane', category: 'RNG' },
  { code: 'ATL', name: 'Atlas Reels', category: 'RNG' },
  { code: 'SR', name: 'Salon Rive', category: 'RNG' },
  { code: 'BRK', name: 'Brickwork', category: 'RNG', listed: true },
  { code: 'ZEN', name: 'Zenith Row', category: 'RNG' },
  { code: 'VT', name: 'Vesper Tables', category: 'LIVE', hot: true },
  { code: 'N2', name: 'N2 Live', category: 'LIVE' },
  { code: 'SRL', name: 'Salon Rive Live', category: 'LIVE' },
  { code: 'GT', name: 'Grand Tables', category: 'LIVE' },
  { code: 'MAR', name: 'Marina Studio', category: 'LIVE' },
  { code: 'DW', name: 'Deepwell', category: 'FISH', hot: true },
  { code: 'CRL', name: 'Coral Foundry Sea', category: 'FISH' },
  { code: 'TID', name: 'Tidewater', category: 'FISH' },
  { code: 'ABY', name: 'Abyss Works', category: 'FISH' },
  { code: 'DH', name: 'Duelhall', category: 'PVP', hot: true },
  { code: 'MJC', name: 'Domino Court', category: 'PVP' },
  { code: 'CRD', name: 'Cardigan Rooms', category: 'PVP' },
  { code: 'TRK', name: 'Trick House', category: 'PVP' },
  { code: 'TL', name: 'Touchline', category: 'SPORTS', hot: true },
  { code: 'SV3', name: 'Terrace One', category: 'SPORTS' },
  { code: 'GAF', name: 'Gaffer', category: 'SPORTS' },
  { code: 'ODD', name: 'Oddfield', category: 'SPORTS' },
  { code: 'BSL', name: 'Baseline', category: 'SPORTS' },
  { code: 'LAN', name: 'Lanterna', category: 'ESPORTS', hot: true },
  { code: 'RFT', name: 'Riftside', category: 'ESPORTS' },
  { code: 'FRG', name: 'Fragline', category: 'ESPORTS' },
  { code: 'TCG_SEA', name: 'Civic Draw', category: 'LOTT', accountType: 'SEA', hot: true },
  { code: 'DLT', name: 'Delta Numbers', category: 'LOTT', accountType: 'LOTT' },
  { code: 'VNL', name: 'Red River Draws', category: 'LOTT', accountType: 'VN' },
  { code: 'PKT', name: 'Pocket Draw', category: 'ELOTT', accountType: 'ELOTT' },
];
