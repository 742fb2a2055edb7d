import { seededRandom } from '../seeded-random.ts';
import type { DemoGame } from './demo-catalogue.ts';

export interface DemoTable {
  gameId: string;
  dealer: string;
  seats: number;
  taken: number;
}

const DEALERS =
  'Ines,Mirela,Tomas,Anh,Sofia,Dario,Yuna,Katrin,Rafael,Mei,Olena,Bruno,Lien,Marta,Hugo,Nadia,Elias,Thuy,Camila,Pavel'.split(
    ',',
  );

/** A dealer and seats for every live table; some tables are full. */
export function demoTables(games: readonly DemoGame[]): DemoTable[] {
  return games
    .filter(({ category }) => category === 'LIVE')
    .map(({ id, kind }) => {
      const random = seededRandom(`table ${id}`);
      // Wheels and dice have room for more than a card table.
      const seats = ['ROU', 'SIC', 'DAT', 'SD', 'FT', 'YSX'].includes(kind) ? random.pick([12, 14, 20]) : 7;
      return { gameId: id, dealer: random.pick(DEALERS), seats, taken: random.whole(1, seats) };
    });
}
