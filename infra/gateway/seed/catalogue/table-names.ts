/** Live tables as `TYPE name`, with one of the specification's fifteen types. None is `MJ`: a game of mahjong needs four members. */
export const LIVE_TABLES: Readonly<Record<string, string>> = {
  VT: `BAC Vesper Baccarat, ROU Vesper Roulette, BAC Baccarat Lounge Nine, SIC Sic Bo Pavilion, BJ Blackjack Vesper, DAT Dragon Tiger Row, ROU Studio Rouge Wheel, HE Hold and Card, BAC High Limit Club, TCP Three Card Vesper, BJ Twenty-One Balcony, BAC Baccarat by the Window, ROU Golden Wheel, NN Niu Niu Vesper`,
  N2: `BAC N2 Baccarat One, BAC N2 Baccarat Two, ROU N2 Roulette, SIC N2 Sic Bo, DAT N2 Dragon Tiger, NN N2 Niu Niu, SD N2 Se Die, FT N2 Fan Tan, YSX N2 Fish Shrimp Crab, ZJH N2 Golden Flower, BJ N2 Blackjack, MT N2 Mahjong Tiles`,
  SRL: `BAC Salon Baccarat, BAC Rive Dealer Hour, ROU Rive Roulette, BJ Blackjack Salon, HE Salon Hold'em, SIC Salon Dice, DAT Tiger Salon, TCP Rive Three Card, BAC Balcony Baccarat, ROU Midnight Wheel, MT Salon Mahjong Tiles`,
  GT: `BAC Grand Baccarat, ROU Grand Roulette, BJ Grand Blackjack, DAT Grand Dragon Tiger, SIC Grand Sic Bo, WZPJ Grand Pai Gow, MT Grand Mahjong Tiles, HE Grand Hold'em, FT Grand Fan Tan, SD Grand Se Die, NN Grand Niu Niu, ZJH Grand Golden Flower`,
  MAR: `BAC Marina Baccarat, BAC Quayside Baccarat, ROU Marina Wheel, BJ Marina Blackjack, DAT Harbour Dragon Tiger, NN Marina Niu Niu, YSX Marina Fish Shrimp Crab, WZPJ Marina Pai Gow, TCP Marina Three Card, SIC Lantern Dice`,
};

export const FISH_GAMES: Readonly<Record<string, string>> = {
  DW: `Reef Marauders, Lamp of the Abyss, Reef Run, Silver Shoal, Deep Trench Patrol, Kraken Line, Turtle Bell, Sunken Arms`,
  CRL: `Kraken Counting House, Shark Patrol, Turtle Tide, Coral School, Lagoon Hunt, Octopus Orchard, Shell Gate`,
  TID: `Tidewater Shoal, Shark Fang Bay, Reef Lantern, Deep Current, Turtle Run, Octo Harbour`,
  ABY: `Abyss Ten, Kraken Deep, Trench Lamp, Coral Abyss, Hunt Below, Shoal of Mirrors`,
};

/** Player-versus-player games as `TYPE name`, with a type whose rules the sandbox vendor has. */
export const PVP_GAMES: Readonly<Record<string, string>> = {
  DH: `CHESS Black Knight Gambit, NIUNIU Niu Niu Versus, DOMINO Domino Duel, TRUMPS Trump Duel, BLITZ Chess Blitz, HIGH Heads Up High Card`,
  MJC: `DOMINO Domino Court, BLOCK Block Dominoes, DOMINO Double Six Tiles, BLOCK Domino Express`,
  CRD: `HEARTS Hearts Evening, NIUNIU Banker Bull, HIGH High Card Rooms, TRUMPS Cardigan Trumps, BLITZ Parlour Chess`,
  TRK: `TRUMPS Trick and Trump, HEARTS Hearts Versus, HEARTS Queen of Spades, TRUMPS Thirteen Tricks, NIUNIU Niu Niu Club`,
};

export const SPORTS_BOOKS: Readonly<Record<string, string>> = {
  TL: `Touchline Sportsbook, Sunday League, Cup Night`,
  SV3: `Red Spur`,
  GAF: `Gaffer Football, Late Goal`,
  ODD: `Oddfield Sportsbook, Away Cup`,
  BSL: `Golden Goal, League Night`,
};

export const ESPORTS_BOOKS: Readonly<Record<string, string>> = {
  LAN: `Lanterna Arena, Five Lane Classic`,
  RFT: `Riftside Open`,
  FRG: `Fragline Series, Fragline Bomb Site`,
};
