import type { InAll } from './notices.ts';

export interface DemoBanner {
  id: string;
  group: 'home' | 'w_login';
  to: string;
  scene: string;
  texts: InAll<{ kicker: string; title: string; text: string; action: string }>;
}

const t = (kicker: string, title: string, text: string, action: string) => ({ kicker, title, text, action });

export const BANNERS: readonly DemoBanner[] = [
  {
    id: 'delta-six',
    group: 'home',
    to: '/lottery?gameCode=DLT6',
    scene: 'arcade',
    texts: {
      en: t(
        'Delta Six, every evening at 21:00',
        "Tonight's draw pays up to P 12,000,000",
        'Six numbers of 49 and one more. Tickets from P 2, sales close at 20:50 Manila time.',
        'Choose numbers',
      ),
      zh: t(
        '三角洲六合，每晚 21:00',
        '今晚最高奖 P 12,000,000',
        '49 选 6 加特别号。每注 P 2 起，马尼拉时间 20:50 截止。',
        '选择号码',
      ),
      ms: t(
        'Delta Six, setiap malam 21:00',
        'Cabutan malam ini sehingga P 12,000,000',
        'Enam nombor daripada 49 dan satu lagi. Tiket dari P 2, jualan tutup 20:50 waktu Manila.',
        'Pilih nombor',
      ),
      tl: t(
        'Delta Six, gabi-gabi 21:00',
        'Hanggang P 12,000,000 ang bunutan ngayong gabi',
        'Anim na numero sa 49 at isa pa. Tiket mula P 2, sarado ang bentahan 20:50 oras ng Maynila.',
        'Pumili ng numero',
      ),
      ar: t(
        'دلتا ستة، كل مساء 21:00',
        'سحب الليلة يدفع حتى P 12,000,000',
        'ستة أرقام من 49 ورقم إضافي. التذكرة من P 2 ويغلق البيع 20:50 بتوقيت مانيلا.',
        'اختر الأرقام',
      ),
    },
  },
  {
    id: 'koi-pavilion',
    group: 'home',
    to: '/rng?page=KOI',
    scene: 'quay',
    texts: {
      en: t(
        'Koi Pavilion',
        'Thirty slots from a garden of lanterns',
        'Rain Lantern, Flame Lotus and Ruby Pond are new. Try any of them in free demo first.',
        'Open the pavilion',
      ),
      zh: t('锦鲤亭', '灯影园中的三十款老虎机', '雨灯、火莲、红宝池新上架，均可先免费试玩。', '进入锦鲤亭'),
      ms: t(
        'Koi Pavilion',
        'Tiga puluh slot dari taman tanglung',
        'Rain Lantern, Flame Lotus dan Ruby Pond baharu. Cuba dalam demo percuma dahulu.',
        'Buka pavilion',
      ),
      tl: t(
        'Koi Pavilion',
        'Tatlumpung slot mula sa hardin ng mga parol',
        'Bago ang Rain Lantern, Flame Lotus at Ruby Pond. Subukan muna sa libreng demo.',
        'Buksan ang pavilion',
      ),
      ar: t(
        'Koi Pavilion',
        'ثلاثون لعبة سلوتس من حديقة الفوانيس',
        'Rain Lantern وFlame Lotus وRuby Pond جديدة، وكلها متاحة للتجربة المجانية.',
        'افتح الجناح',
      ),
    },
  },
  {
    id: 'evening-tables',
    group: 'home',
    to: '/live',
    scene: 'salon',
    texts: {
      en: t(
        'Live tables',
        'Almost sixty tables, open until morning',
        'Baccarat, roulette, sic bo and twelve more, from P 5 a round.',
        'Take a seat',
      ),
      zh: t('真人娱乐', '近六十张桌台，通宵开放', '百家乐、轮盘、骰宝等十五种游戏，每局 P 5 起。', '入座'),
      ms: t(
        'Meja langsung',
        'Hampir enam puluh meja, dibuka hingga pagi',
        'Baccarat, rolet, sic bo dan dua belas lagi, dari P 5 sepusingan.',
        'Ambil tempat',
      ),
      tl: t(
        'Mga live na mesa',
        'Halos animnapung mesa, bukas hanggang umaga',
        'Baccarat, roulette, sic bo at labindalawa pa, mula P 5 bawat round.',
        'Umupo',
      ),
      ar: t(
        'طاولات مباشرة',
        'نحو ستين طاولة مفتوحة حتى الصباح',
        'باكارات وروليت وسيك بو واثنتا عشرة لعبة أخرى، من P 5 للجولة.',
        'اجلس',
      ),
    },
  },
  {
    id: 'login-limits',
    group: 'w_login',
    to: '/help?topic=responsible-gaming',
    scene: 'arcade',
    texts: {
      en: t(
        'Before you play',
        'Set a limit that fits you',
        'Deposit limits count at once when you lower them.',
        'How limits work',
      ),
      zh: t('游戏之前', '设定适合您的限额', '调低存款限额立即生效。', '限额说明'),
      ms: t(
        'Sebelum bermain',
        'Tetapkan had yang sesuai',
        'Had deposit berkuat kuasa serta-merta apabila diturunkan.',
        'Cara had berfungsi',
      ),
      tl: t(
        'Bago maglaro',
        'Magtakda ng limitasyong bagay sa iyo',
        'Agad ang bisa ng limitasyon sa deposito kapag ibinaba.',
        'Paano gumagana ang limitasyon',
      ),
      ar: t('قبل أن تلعب', 'حدّد سقفًا يناسبك', 'تسري حدود الإيداع فورًا عند خفضها.', 'كيف تعمل الحدود'),
    },
  },
];
