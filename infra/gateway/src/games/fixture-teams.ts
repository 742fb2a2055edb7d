/** Leagues and clubs of the sandbox feed; the first number of a club is its strength. */
export interface League {
  vendor: string;
  name: string;
  /** Minutes of play, and about how many points one side makes. */
  minutes: number;
  points: number;
  draws: boolean;
  clubs: readonly (readonly [strength: number, name: string])[];
}

const clubs = (text: string): League['clubs'] =>
  text.split(', ').map((club) => {
    const [strength, ...name] = club.split(' ');
    return [Number(strength), name.join(' ')] as const;
  });

export const LEAGUES: Readonly<Record<'SPORTS' | 'ESPORTS', readonly League[]>> = {
  SPORTS: [
    {
      vendor: 'TL',
      name: 'Harbour League',
      minutes: 95,
      points: 1.4,
      draws: true,
      clubs: clubs(
        '84 Northgate United, 78 Port Calder, 72 Ashford Rovers, 69 Kingsmere, 64 Tidewell Athletic, 61 Bramley Park, 58 Old Quay, 55 Westering Town, 80 Sable City, 67 Marlow Vale',
      ),
    },
    {
      vendor: 'GAF',
      name: 'Islands Cup',
      minutes: 95,
      points: 1.3,
      draws: true,
      clubs: clubs(
        '76 Luzon Stars, 71 Cebu Harbour, 66 Davao Rangers, 60 Iloilo City, 63 Baguio Pines, 57 Bohol Tide, 69 Manila North, 54 Palawan Blue',
      ),
    },
    {
      vendor: 'ODD',
      name: 'Eastern Basketball',
      minutes: 48,
      points: 96,
      draws: false,
      clubs: clubs(
        '82 Pasig Comets, 77 Quezon Forge, 74 Makati Union, 70 Taguig Bridge, 66 Cavite Sails, 62 Laguna Kilns',
      ),
    },
    {
      vendor: 'BSL',
      name: 'Baseline Open',
      minutes: 110,
      points: 2,
      draws: false,
      clubs: clubs(
        '83 A. Verano, 79 K. Lindqvist, 76 M. Ocampo, 74 J. Hartono, 71 R. Duarte, 68 S. Imai, 65 P. Novak, 62 T. Reyes',
      ),
    },
    {
      vendor: 'SV3',
      name: 'Red Spur Derby',
      minutes: 10,
      points: 0.5,
      draws: true,
      clubs: clubs('70 Meron North, 69 Wala South, 71 Meron Bay, 68 Wala Ridge'),
    },
  ],
  ESPORTS: [
    {
      vendor: 'LAN',
      name: 'Lanterna Masters',
      minutes: 120,
      points: 1.5,
      draws: false,
      clubs: clubs('82 Paper Dragons, 79 Night Bus, 75 Low Ping, 71 Glass Foxes, 68 Corner Store, 66 Second Monitor'),
    },
    {
      vendor: 'RFT',
      name: 'Riftside Open',
      minutes: 100,
      points: 1.5,
      draws: false,
      clubs: clubs('80 Jade Nexus, 77 River Ward, 73 Golem Club, 70 Blue Buff, 67 Late Game, 64 Tri Brush'),
    },
    {
      vendor: 'FRG',
      name: 'Fragline Series',
      minutes: 90,
      points: 11,
      draws: false,
      clubs: clubs('83 Dust Devils, 78 Eco Round, 74 Long A, 72 Smoke Break, 69 Retake, 65 Half Buy'),
    },
  ],
};
