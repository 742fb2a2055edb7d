import { sampleDraw, sampleLottery } from '@atrium/draws/testing';
import { drawsToday, stationsOf } from './station-days.ts';

const station = (code: string, region: string, drawsAt: string | null) =>
  sampleLottery({ code, region, area: 'VN', next: drawsAt === null ? null : sampleDraw({ issue: '1', drawsAt }) });

it('[10-42] lists the stations of a region, the next to draw first and those without a draw last', () => {
  const games = [
    station('A', 'south', null),
    station('B', 'south', '2026-11-23T09:15:00Z'),
    station('C', 'south', '2026-11-22T09:15:00Z'),
    station('D', 'north', '2026-11-20T11:15:00Z'),
  ];
  expect(stationsOf(games, 'south').map(({ code }) => code)).toEqual(['C', 'B', 'A']);
});

it('[10-42] today is the day in Vietnam, wherever the member is', () => {
  const evening = station('A', 'south', '2026-11-21T09:15:00Z');
  // 20 November 17:30 UTC is already the 21st there.
  expect(drawsToday(evening, Date.parse('2026-11-20T17:30:00Z'))).toBe(true);
  expect(drawsToday(evening, Date.parse('2026-11-20T16:30:00Z'))).toBe(false);
});
