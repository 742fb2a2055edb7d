import { registrationPayload } from './registration-payload.ts';

const place = {
  href: 'https://atrium.test/register?affiliateCode=AFF1',
  host: 'atrium.test',
  affiliateCode: 'AFF1',
  referralCode: 'REF1',
};
const more = { termsVersion: '1' };

it('[3-35] adds the origin of the user', () => {
  const payload = registrationPayload({ username: ' joseline7 ', password: 'Harbour204 ' }, 'username', place, more);
  expect(payload).toMatchObject({
    username: 'joseline7',
    password: 'Harbour204 ',
    registerUrl: place.href,
    affiliateCode: 'AFF1',
    referralCode: 'REF1',
    domain: 'atrium.test',
    registerMethod: 'WEB',
  });
});
it('[3-35] prefers the codes of the form to those of the address', () => {
  expect(registrationPayload({ affiliateCode: 'AFF2', referralCode: 'REF2' }, 'username', place, more)).toMatchObject({
    affiliateCode: 'AFF2',
    referralCode: 'REF2',
  });
});
it('[5-31] sends the mobile number as the username on the mobile tab', () =>
  expect(registrationPayload({ mobileNum: '9172042286', dialingCode: '+63' }, 'mobile', place, more)).toMatchObject({
    username: '9172042286',
    mobileNum: '9172042286',
    countryDialingCode: '+63',
  }));
it('[5-32] copies the password to its confirmation on the mobile tab', () => {
  expect(
    registrationPayload({ mobileNum: '9172042286', password: 'Harbour204' }, 'mobile', place, more).confirmPassword,
  ).toBe('Harbour204');
  expect(
    registrationPayload({ username: 'jo', password: 'Harbour204', confirmPassword: 'other' }, 'username', place, more)
      .confirmPassword,
  ).toBe('other');
});
