import { startLanguage } from '../../boot/language.ts';
import { subjectOf } from './subject-of.ts';

const inLanguage = async (code: string) => {
  const { t, language } = await startLanguage({ getItem: () => code }, []);
  return (kind: Parameters<typeof subjectOf>[0]['kind'], subject: string) => subjectOf({ kind, subject }, t, language);
};

it('words the fields, states and places of significant events, and leaves ids and codes as they are', async () => {
  const english = await inLanguage('EN');
  expect([
    english('personal-data', 'email, payoutAccount'),
    english('account-state', 'locked'),
    english('location', 'VN'),
    english('travel', 'PH-00'),
    english('location', ''),
    english('large-stake', 'PG-owl-parliament'),
  ]).toEqual([
    'Email, Payout account',
    'Locked',
    'Vietnam',
    'Philippines (\u2066PH-00\u2069)',
    '',
    'PG-owl-parliament',
  ]);
  const arabic = await inLanguage('AR');
  expect([arabic('personal-data', 'password'), arabic('travel', 'PH')]).toEqual(['كلمة المرور', 'الفلبين']);
});
