import { pinKits } from './pin-kits.ts';

const kit = (version: string, range = '^1.0.0', name = '@atrium/lobby') => ({
  name,
  version,
  range,
  container: `kit_${version.replace(/\W/g, '_')}`,
  url: `/remotes/slots/1.0.0/kits/${version}.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
});
const pinned = (own: string, range: string, ...field: string[]) =>
  pinKits(
    [kit(own, range)],
    field.map((version, index) => ({ holder: `remote-${index}@1.0.0`, kits: [kit(version)] })),
  )['@atrium/lobby'];

it('[13-20] pins the newest copy in the field that is in range', () => {
  expect(pinned('1.0.0+a', '^1.0.0', '1.0.1+b', '1.2.0+c', '1.1.0+d')).toBe('remote-1@1.0.0');
});

it.each([
  ['newer versions are out of range', '^1.0.0', ['2.0.0+b']],
  ['others are older', '^1.1.0', ['1.0.0+b', '1.0.9+c']],
  ['another one is as new and has other bytes', '^1.1.0', ['1.1.0+b']],
  ['no other version has the kit', '^1.0.0', []],
])('[13-20] leaves a version its own copy where %s', (_, range, field) => {
  expect(pinned('1.1.0+a', range, ...field)).toBeUndefined();
});

it('pins one kit without the others', () => {
  const draws = '@atrium/draws';
  expect(
    pinKits(
      [kit('1.0.0'), kit('1.0.0', '^1.0.0', draws)],
      [{ holder: 'lottery@2.0.0', kits: [kit('1.1.0', '^1.0.0', draws)] }],
    ),
  ).toEqual({ [draws]: 'lottery@2.0.0' });
});
