import type { MethodSetting } from './payment-methods.ts';

/** The ways to pay in of a fresh installation; all go through the payment provider's hosted page. */
export const DEFAULT_METHODS: readonly MethodSetting[] = [
  {
    code: 'instapay-qr', kind: 'bank-qr', min: '10000', max: '5000000', feeFixed: '0', feePercent: 0, arrivesFrom: 0, arrivesTo: 2, open: true, closedBecause: null,
    names: { en: 'Bank QR', zh: '银行扫码', ms: 'QR bank', tl: 'Bank QR', ar: 'رمز QR المصرفي' },
    notes: { en: 'Scan with any banking app', zh: '使用任意银行应用扫码', ms: 'Imbas dengan mana-mana aplikasi bank', tl: 'I-scan gamit ang anumang banking app', ar: 'امسح الرمز بأي تطبيق مصرفي' },
  },
  {
    code: 'e-wallet', kind: 'e-wallet', min: '5000', max: '2000000', feeFixed: '0', feePercent: 0, arrivesFrom: 0, arrivesTo: 1, open: true, closedBecause: null,
    names: { en: 'E-wallet', zh: '电子钱包', ms: 'E-dompet', tl: 'E-wallet', ar: 'محفظة إلكترونية' },
    notes: { en: 'Confirm in your wallet app', zh: '在钱包应用中确认', ms: 'Sahkan dalam aplikasi dompet anda', tl: 'Kumpirmahin sa iyong wallet app', ar: 'أكّد في تطبيق محفظتك' },
  },
  {
    code: 'bank-transfer', kind: 'bank-transfer', min: '50000', max: '50000000', feeFixed: '0', feePercent: 0, arrivesFrom: 5, arrivesTo: 30, open: true, closedBecause: null,
    names: { en: 'Bank transfer', zh: '银行转账', ms: 'Pindahan bank', tl: 'Bank transfer', ar: 'تحويل مصرفي' },
    notes: { en: 'For larger amounts', zh: '适合较大金额', ms: 'Untuk jumlah lebih besar', tl: 'Para sa mas malalaking halaga', ar: 'للمبالغ الأكبر' },
  },
  {
    code: 'card', kind: 'card', min: '10000', max: '1000000', feeFixed: '0', feePercent: 1.5, arrivesFrom: 0, arrivesTo: 5, open: true, closedBecause: null,
    names: { en: 'Debit card', zh: '借记卡', ms: 'Kad debit', tl: 'Debit card', ar: 'بطاقة خصم' },
    notes: { en: 'Cards in your own name only', zh: '仅限本人名下的卡', ms: 'Hanya kad atas nama anda sendiri', tl: 'Mga card na nasa sarili mong pangalan lamang', ar: 'البطاقات المسجلة باسمك فقط' },
  },
  {
    code: 'cash', kind: 'cash', min: '10000', max: '1000000', feeFixed: '1000', feePercent: 0, arrivesFrom: 10, arrivesTo: 60, open: false,
    closedBecause: { en: 'The counters open again at 08:00', zh: '网点将于 08:00 重新开放', ms: 'Kaunter dibuka semula pada 08:00', tl: 'Magbubukas muli ang mga counter sa 08:00', ar: 'تفتح الشبابيك مجددًا في الساعة 08:00' },
    names: { en: 'Cash at a counter', zh: '柜台现金', ms: 'Tunai di kaunter', tl: 'Cash sa counter', ar: 'نقدًا عند الشباك' },
    notes: { en: 'Pay with a code at partner shops', zh: '凭码在合作商店付款', ms: 'Bayar dengan kod di kedai rakan', tl: 'Magbayad gamit ang code sa mga partner na tindahan', ar: 'ادفع برمز في المتاجر الشريكة' },
  },
];

/** Amounts that a member picks with one touch, minor units. */
export const DEFAULT_QUICK_AMOUNTS: readonly string[] = ['10000', '50000', '100000', '500000', '1000000', '2000000'];
