import { sampleVendor } from '../../testing/samples.ts';
import { partnerLogo, partners } from './partner-logo.ts';

const menus = [
  { category: 'RNG' as const, vendors: [sampleVendor({ vassalage: 'PG' })] },
  { category: 'SPORTS' as const, vendors: [sampleVendor({ vassalage: 'SV3' })] },
  { category: 'LIVE' as const, vendors: [sampleVendor({ vassalage: 'N2' }), sampleVendor({ vassalage: 'VT' })] },
  { category: 'LOTT' as const, vendors: [sampleVendor({ vassalage: 'TCG_SEA' })] },
];

it('[2.5-02] leaves out the vendor TCG_SEA', () => {
  expect(partners(menus).map(({ code }) => code)).toEqual(['PG', 'SV3', 'N2', 'VT']);
});

it('[2.5-03][2.5-06] is the white image in the folder rng for most vendors', () => {
  for (const vendor of ['PG', 'VT', 'TL', 'DW']) expect(partnerLogo(vendor)).toBe(`/art/logos/rng/white/${vendor}.svg`);
});

it('[2.5-04] uses the folder sports for SV3', () => expect(partnerLogo('SV3')).toBe('/art/logos/sports/white/SV3.svg'));
it('[2.5-05] uses the folder live for N2', () => expect(partnerLogo('N2')).toBe('/art/logos/live/white/N2.svg'));
