import type { Places } from '@atrium/host/places';

const SAMPLES: { [Name in keyof Places]: Places[Name] } = {
  'shell.menu': { onChoose: () => {} },
  'shell.home': {},
  'member-centre.profile': {},
  'member-centre.record': {
    record: {
      id: '1',
      roundId: 'R-1',
      at: '2026-11-20T08:00:00Z',
      gameId: 'PG-owl-parliament',
      gameType: 'RNG',
      vassalage: 'PG',
      vendorName: 'Pagoda',
      stake: '1000',
      payout: '0',
      selections: ['1'],
    },
  },
};

/** What a place gives to the part that is under test; nothing for a place of a remote that this suite does not know. */
export const sampleInput = (place: string): object => (SAMPLES as Record<string, object>)[place] ?? {};
