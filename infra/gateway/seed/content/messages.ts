import type { InAll } from './notices.ts';

interface Text {
  title: string;
  text: string;
}

export interface DemoMessage {
  account: string;
  hoursAgo: number;
  read: boolean;
  texts: InAll<Text>;
}

const welcome: InAll<Text> = {
  en: { title: 'Welcome to Atrium', text: 'Your account is ready. A deposit limit can be set under my account.' },
  zh: { title: '欢迎来到 Atrium', text: '您的账户已就绪，可在“我的账户”设置存款限额。' },
  ms: { title: 'Selamat datang ke Atrium', text: 'Akaun anda sedia. Had deposit boleh ditetapkan di akaun saya.' },
  tl: {
    title: 'Maligayang pagdating sa Atrium',
    text: 'Handa na ang iyong account. Maaaring magtakda ng limitasyon sa deposito sa aking account.',
  },
  ar: { title: 'مرحبًا بك في Atrium', text: 'حسابك جاهز، ويمكن تحديد سقف الإيداع من حسابي.' },
};
const cashback: InAll<Text> = {
  en: { title: 'Your cashback is in the wallet', text: 'The weekly cashback on slots was paid as cash.' },
  zh: { title: '返水已到账', text: '每周老虎机返水已以现金发放。' },
  ms: { title: 'Rebat anda ada dalam dompet', text: 'Rebat slot mingguan telah dibayar secara tunai.' },
  tl: { title: 'Nasa wallet na ang cashback mo', text: 'Naibayad na bilang cash ang lingguhang cashback sa slot.' },
  ar: { title: 'الاسترداد في محفظتك', text: 'دُفع استرداد السلوتس الأسبوعي نقدًا.' },
};
const redeemed: InAll<Text> = {
  en: {
    title: 'Your reward is being checked',
    text: 'We look at redemptions on working days and answer within a day.',
  },
  zh: { title: '您的兑换正在审核', text: '工作日审核，一天内答复。' },
  ms: {
    title: 'Ganjaran anda sedang disemak',
    text: 'Kami menyemak penebusan pada hari bekerja dan menjawab dalam sehari.',
  },
  tl: {
    title: 'Sinusuri ang iyong gantimpala',
    text: 'Sinusuri namin ito sa araw ng trabaho at sasagot sa loob ng isang araw.',
  },
  ar: { title: 'مكافأتك قيد المراجعة', text: 'نراجع الطلبات في أيام العمل ونجيب خلال يوم.' },
};

export const MESSAGES: readonly DemoMessage[] = [
  ...['member1', 'member2', 'member3', 'member4', 'member5', 'agent1', 'agent2'].flatMap((account): DemoMessage[] => [
    { account, hoursAgo: 2_000, read: true, texts: welcome },
    { account, hoursAgo: 60, read: account !== 'member1' && account !== 'agent1', texts: cashback },
  ]),
  { account: 'member1', hoursAgo: 22, read: false, texts: redeemed },
  { account: 'member9', hoursAgo: 70, read: false, texts: welcome },
];
