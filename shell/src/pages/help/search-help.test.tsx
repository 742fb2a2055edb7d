import { readFileSync } from 'node:fs';
import { createHelpSearch } from './search-help.ts';

interface Article {
  title: string;
  text: string;
  words: string;
}

/** The articles as a language has them, in the form of the help centre's answer. */
function searchIn(tag: string) {
  const file = new URL(`../../../../infra/gateway/locales/help/${tag}.json`, `file://${__filename}`);
  const articles = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Article>);
  return createHelpSearch(
    articles.map(([topic, { title, text, words }]) => ({
      topic,
      title,
      words,
      html: text
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join(''),
    })),
  );
}
const firstThree = (tag: string, questions: Record<string, string>): string[] => {
  const search = searchIn(tag);
  return Object.entries(questions).flatMap(([question, topic]) => {
    const found = search
      .find(question)
      .slice(0, 3)
      .map((hit) => hit.topic);
    return found.includes(topic) ? [] : [`${question}: ${found.join(', ')} instead of ${topic}`];
  });
};

it('[11-30] finds the article for 40 questions of members', () => {
  const questions = {
    'how do i top up with gcash': 'deposits',
    'my deposit has not arrived': 'deposits',
    'what is the minimum deposit?': 'deposits',
    'how long does a withdrawal take': 'withdrawals',
    'withdrawel pending since yesterday': 'withdrawals',
    'can i cancel my cash out': 'withdrawals',
    'add my bank account': 'payout-accounts',
    'I want to change the bank card you pay to': 'payout-accounts',
    'delete my account': 'close-account',
    'annual statement for taxes': 'year-statement',
    'show the last twelve months of bets': 'records',
    KYC: 'identity',
    'why was my passport refused': 'identity',
    'why is part of my balance locked': 'wallet',
    'send money to my upline': 'wallet',
    'where can i see my past bets': 'records',
    'download my transactions': 'records',
    'forgot pasword': 'login',
    'did not receive the sms code': 'login',
    'somebody else logged in to my account': 'account-security',
    'sign out on all devices': 'account-security',
    'log in with fingerprint': 'passkeys',
    'forgot my payment password': 'payment-password',
    'I have a new phone number': 'contact-details',
    'game froze in the middle of a round': 'games',
    'my match was postponed, what about my bet': 'sports',
    'can i cancel a lottery ticket': 'lottery',
    'is the lottery rigged??': 'lottery-proof',
    'how do I verify a draw': 'lottery-proof',
    'when is cashback paid': 'cashback',
    'why did i lose my gold rank': 'ranks',
    'turn points into cash': 'points',
    'where is my parcel': 'point-mall',
    'how much turnover is left on my bonus': 'bonuses',
    'did my raffle ticket win': 'raffle',
    'daily tasks': 'missions',
    'invite a friend link': 'referral',
    'set a deposit limit': 'limits',
    'i am addicted and want to stop gambling': 'breaks',
    'how to block myself for a year': 'breaks',
    'stop sending me emails': 'messages',
    'install on iphone': 'app',
    'when do agents get their commission': 'agent-pay',
    'delete all my personal data': 'privacy',
    'you charged me twice, refund': 'refund',
  };
  expect(Object.keys(questions).length).toBeGreaterThanOrEqual(40);
  expect(firstThree('en', questions)).toEqual([]);
});

it.each([
  ['zh', { 怎么提现: 'withdrawals', 忘记密码怎么办: 'login', 我想戒赌: 'breaks', 快递到哪里了: 'point-mall' }],
  ['ms', { 'duit belum masuk': 'deposits', 'lupa password': 'login', 'tukar nombor telefon': 'contact-details' }],
  [
    'tl',
    {
      'nasaan ang order ko': 'point-mall',
      'nakalimutan ko ang password': 'login',
      'daya ba ang lottery': 'lottery-proof',
    },
  ],
  ['th', { ฝากแล้วเงินไม่เข้า: 'deposits', ลืมรหัสผ่าน: 'login', อยากเลิกเล่นพนัน: 'breaks' }],
  ['vi', { 'quen mat khau': 'login', 'rut tien chua ve': 'withdrawals', 'Đổi điểm thành tiền': 'points' }],
  ['id', { 'wd belum masuk': 'withdrawals', 'lupa kata sandi': 'login', 'tukar poin': 'points' }],
  ['ko', { '비밀번호를 잊어버렸어요': 'login', '입금이 안 들어와요': 'deposits', '도박을 끊고 싶어요': 'breaks' }],
  ['pt-BR', { 'deposito nao caiu': 'deposits', 'esqueci minha senha': 'login', 'vicio em jogo': 'breaks' }],
  ['ar', { 'نسيت كلمه المرور': 'login', 'لم يصل السحب': 'withdrawals', 'ادمان القمار': 'breaks' }],
] as [string, Record<string, string>][])('[11-30] finds articles in %s, also without accents', (tag, questions) => {
  expect(firstThree(tag, questions)).toEqual([]);
});

it('shows the paragraph that answers, forgives a typing error, and finds nothing for other subjects', () => {
  const search = searchIn('en');
  expect(search.find('removing a limit')[0]).toMatchObject({
    topic: 'limits',
    passage: expect.stringContaining('takes 24 hours') as string,
  });
  expect(search.find('cashbakc').map(({ topic }) => topic)[0]).toBe('cashback');
  expect(search.find('zzzz')).toEqual([]);
  expect(search.find('  ')).toEqual([]);
});
