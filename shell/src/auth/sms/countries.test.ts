import { countryFlag } from './countries.state.ts';

it("[3-25] builds a flag's address from image base, flag folder and country code", () => {
  expect(countryFlag('https://cdn.test/', 'PH')).toBe('https://cdn.test/country_flag/PH.png');
});
