/** The shelf of the point mall. `turnover` of the last 30 days, minor units. */
export interface DemoReward {
  id: string;
  type: 'goods' | 'voucher' | 'bonus';
  stock: number;
  points: number;
  turnover: number;
  endsInDays?: number;
  names: { en: string; zh: string; ms: string; tl: string; ar: string };
  remarks: { en: string; zh: string; ms: string; tl: string; ar: string };
}

const nothing = { en: '', zh: '', ms: '', tl: '', ar: '' };
const posted = {
  en: 'Sent by post within 7 days.',
  zh: '7 天内寄出。',
  ms: 'Dihantar melalui pos dalam 7 hari.',
  tl: 'Ipinapadala sa koreo sa loob ng 7 araw.',
  ar: 'يُرسل بالبريد خلال 7 أيام.',
};
const credited = {
  en: 'Credited to the main wallet after review.',
  zh: '审核后存入主钱包。',
  ms: 'Dikreditkan ke dompet utama selepas semakan.',
  tl: 'Ipapasok sa pangunahing wallet pagkatapos ng pagsusuri.',
  ar: 'يُضاف إلى المحفظة الرئيسية بعد المراجعة.',
};
const emailed = {
  en: 'The code comes by message.',
  zh: '兑换码将以站内信发送。',
  ms: 'Kod dihantar melalui mesej.',
  tl: 'Ipapadala ang code sa mensahe.',
  ar: 'يصل الرمز في رسالة.',
};

export const REWARDS: readonly DemoReward[] = [
  {
    id: 'bonus-50',
    type: 'bonus',
    stock: 500,
    points: 50,
    turnover: 0,
    names: { en: 'Bonus of P 50', zh: 'P 50 奖金', ms: 'Bonus P 50', tl: 'Bonus na P 50', ar: 'مكافأة P 50' },
    remarks: credited,
  },
  {
    id: 'bonus-200',
    type: 'bonus',
    stock: 200,
    points: 180,
    turnover: 500_000,
    names: { en: 'Bonus of P 200', zh: 'P 200 奖金', ms: 'Bonus P 200', tl: 'Bonus na P 200', ar: 'مكافأة P 200' },
    remarks: credited,
  },
  {
    id: 'bonus-1000',
    type: 'bonus',
    stock: 40,
    points: 820,
    turnover: 2_500_000,
    names: {
      en: 'Bonus of P 1,000',
      zh: 'P 1,000 奖金',
      ms: 'Bonus P 1,000',
      tl: 'Bonus na P 1,000',
      ar: 'مكافأة P 1,000',
    },
    remarks: credited,
  },
  {
    id: 'coffee-voucher',
    type: 'voucher',
    stock: 120,
    points: 90,
    turnover: 0,
    names: {
      en: 'Coffee voucher, two cups',
      zh: '咖啡券（两杯）',
      ms: 'Baucar kopi, dua cawan',
      tl: 'Voucher ng kape, dalawang tasa',
      ar: 'قسيمة قهوة، كوبان',
    },
    remarks: emailed,
  },
  {
    id: 'ride-voucher',
    type: 'voucher',
    stock: 60,
    points: 140,
    turnover: 200_000,
    endsInDays: 21,
    names: {
      en: 'Ride voucher of P 150',
      zh: 'P 150 打车券',
      ms: 'Baucar perjalanan P 150',
      tl: 'Voucher sa sakay na P 150',
      ar: 'قسيمة رحلة P 150',
    },
    remarks: emailed,
  },
  {
    id: 'dinner-voucher',
    type: 'voucher',
    stock: 25,
    points: 620,
    turnover: 1_500_000,
    endsInDays: 45,
    names: {
      en: 'Dinner for two',
      zh: '双人晚餐',
      ms: 'Makan malam untuk dua',
      tl: 'Hapunan para sa dalawa',
      ar: 'عشاء لشخصين',
    },
    remarks: emailed,
  },
  {
    id: 'playing-cards',
    type: 'goods',
    stock: 80,
    points: 110,
    turnover: 0,
    names: {
      en: 'Playing cards, linen',
      zh: '亚麻扑克牌',
      ms: 'Daun terup linen',
      tl: 'Baraha na linen',
      ar: 'أوراق لعب من الكتان',
    },
    remarks: posted,
  },
  {
    id: 'mahjong-set',
    type: 'goods',
    stock: 12,
    points: 1_400,
    turnover: 3_000_000,
    names: {
      en: 'Travel mahjong set',
      zh: '旅行麻将',
      ms: 'Set mahjong kembara',
      tl: 'Set ng mahjong na pambiyahe',
      ar: 'طقم ماهجونغ للسفر',
    },
    remarks: posted,
  },
  {
    id: 'headphones',
    type: 'goods',
    stock: 8,
    points: 2_200,
    turnover: 5_000_000,
    names: {
      en: 'Wireless headphones',
      zh: '无线耳机',
      ms: 'Fon kepala tanpa wayar',
      tl: 'Wireless na headphones',
      ar: 'سماعات لاسلكية',
    },
    remarks: posted,
  },
  {
    id: 'lantern',
    type: 'goods',
    stock: 30,
    points: 340,
    turnover: 400_000,
    endsInDays: 60,
    names: {
      en: 'Paper lantern, brass base',
      zh: '黄铜底座纸灯笼',
      ms: 'Tanglung kertas, tapak loyang',
      tl: 'Parol na papel, tansong base',
      ar: 'فانوس ورقي بقاعدة نحاسية',
    },
    remarks: posted,
  },
  {
    id: 'umbrella',
    type: 'goods',
    stock: 0,
    points: 210,
    turnover: 0,
    names: {
      en: 'Folding umbrella',
      zh: '折叠伞',
      ms: 'Payung lipat',
      tl: 'Natitiklop na payong',
      ar: 'مظلة قابلة للطي',
    },
    remarks: posted,
  },
  {
    id: 'phone-stand',
    type: 'goods',
    stock: 45,
    points: 160,
    turnover: 0,
    names: {
      en: 'Phone stand, walnut',
      zh: '胡桃木手机架',
      ms: 'Pendiri telefon, walnut',
      tl: 'Patungan ng telepono, walnut',
      ar: 'حامل هاتف من خشب الجوز',
    },
    remarks: nothing,
  },
];
