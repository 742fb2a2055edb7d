/** A text in the five finished languages. */
export interface InAll<Text> {
  en: Text;
  zh: Text;
  ms: Text;
  tl: Text;
  ar: Text;
}

interface NoticeText {
  title: string;
  content: string;
}

export interface DemoNotice {
  hoursAgo: number;
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H';
  texts: InAll<NoticeText>;
}

const notice = (
  hoursAgo: number,
  texts: InAll<readonly [string, string]>,
  type: DemoNotice['type'] = 'PL',
): DemoNotice => ({
  hoursAgo,
  type,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, [title, text]]) => [language, { title, content: `<p>${text}</p>` }]),
  ) as unknown as InAll<NoticeText>,
});

export const NOTICES: readonly DemoNotice[] = [
  notice(3, {
    en: [
      'Withdrawals to bank accounts are back to normal',
      'Transfers that were held since 14:20 have all been paid. Nothing needs to be done on your side; the receipt is in your account record.',
    ],
    zh: ['银行提款已恢复正常', '自 14:20 起暂缓的转账已全部支付。您无需任何操作，回执可在账户记录中查看。'],
    ms: [
      'Pengeluaran ke akaun bank kembali seperti biasa',
      'Semua pindahan yang tertahan sejak 14:20 telah dibayar. Anda tidak perlu berbuat apa-apa; resit ada dalam rekod akaun.',
    ],
    tl: [
      'Normal na muli ang pag-withdraw sa bangko',
      'Nabayaran na ang lahat ng naantalang paglilipat mula 14:20. Wala kang kailangang gawin; nasa tala ng account ang resibo.',
    ],
    ar: [
      'عادت السحوبات إلى الحسابات المصرفية إلى طبيعتها',
      'تم دفع كل التحويلات المتأخرة منذ 14:20. لا يلزمك أي إجراء، والإيصال في سجل حسابك.',
    ],
  }),
  notice(20, {
    en: [
      'Every draw now carries its proof',
      'Before a draw opens we publish the hash of its secret, after it the secret itself. Whoever likes can work out the numbers again.',
    ],
    zh: ['每期开奖都附带证明', '开售前公布密钥的哈希值，开奖后公布密钥本身。任何人都可以重新推算号码。'],
    ms: [
      'Setiap cabutan kini disertakan bukti',
      'Sebelum cabutan dibuka kami siarkan cincangan rahsianya, selepas itu rahsianya sendiri. Sesiapa boleh mengira semula nombornya.',
    ],
    tl: [
      'May patunay na ang bawat bunutan',
      'Bago magbukas ang bunutan, inilalathala ang hash ng lihim nito; pagkatapos, ang lihim mismo. Kahit sino ay puwedeng mag-compute muli ng mga numero.',
    ],
    ar: [
      'كل سحب يحمل الآن دليله',
      'ننشر بصمة السر قبل فتح السحب ثم السر نفسه بعده، ويستطيع أي شخص إعادة حساب الأرقام.',
    ],
  }),
  notice(
    46,
    {
      en: [
        'Koi Pavilion has three new slots',
        'Rain Lantern, Flame Lotus and Ruby Pond are on the shelf. All of them can be tried in free demo first.',
      ],
      zh: ['锦鲤亭上新三款老虎机', '雨灯、火莲和红宝池已上架，均可先免费试玩。'],
      ms: [
        'Tiga slot baharu Koi Pavilion',
        'Rain Lantern, Flame Lotus dan Ruby Pond sudah ada di rak. Semuanya boleh dicuba dalam demo percuma dahulu.',
      ],
      tl: [
        'Tatlong bagong slot mula sa Koi Pavilion',
        'Nasa istante na ang Rain Lantern, Flame Lotus at Ruby Pond. Puwedeng subukan muna ang lahat sa libreng demo.',
      ],
      ar: [
        'ثلاث ألعاب سلوتس جديدة من Koi Pavilion',
        'أصبحت Rain Lantern وFlame Lotus وRuby Pond متاحة، ويمكن تجربتها كلها مجانًا أولًا.',
      ],
    },
    'PR',
  ),
  notice(
    75,
    {
      en: [
        'Planned work on Tuesday, 04:00 to 04:30 Manila time',
        'Deposits by bank transfer rest for half an hour. Games, lotteries and withdrawals go on.',
      ],
      zh: ['计划维护：周二马尼拉时间 04:00 至 04:30', '银行转账存款将暂停半小时，游戏、彩票和提款不受影响。'],
      ms: [
        'Kerja terancang Selasa, 04:00 hingga 04:30 waktu Manila',
        'Deposit melalui pindahan bank berhenti setengah jam. Permainan, loteri dan pengeluaran berjalan seperti biasa.',
      ],
      tl: [
        'Nakatakdang gawain sa Martes, 04:00 hanggang 04:30 oras ng Maynila',
        'Kalahating oras na titigil ang deposito sa bank transfer. Tuloy ang mga laro, loterya at pag-withdraw.',
      ],
      ar: [
        'صيانة مجدولة الثلاثاء من 04:00 إلى 04:30 بتوقيت مانيلا',
        'يتوقف الإيداع بالتحويل المصرفي نصف ساعة، وتستمر الألعاب واليانصيب والسحب.',
      ],
    },
    'B',
  ),
  notice(
    120,
    {
      en: [
        'Set a deposit limit in a minute',
        'In the personal center, under my account, you can limit what you pay in by day, week or month. A lower limit counts at once, a higher one after 24 hours.',
      ],
      zh: [
        '一分钟设置存款限额',
        '在个人中心的“我的账户”中，可按日、周或月限制存款。调低立即生效，调高 24 小时后生效。',
      ],
      ms: [
        'Tetapkan had deposit dalam seminit',
        'Di pusat peribadi, bawah akaun saya, anda boleh mengehadkan deposit harian, mingguan atau bulanan. Had lebih rendah serta-merta, lebih tinggi selepas 24 jam.',
      ],
      tl: [
        'Magtakda ng limitasyon sa deposito sa isang minuto',
        'Sa personal center, sa aking account, puwede mong limitahan ang deposito bawat araw, linggo o buwan. Agad ang mas mababa; pagkatapos ng 24 oras ang mas mataas.',
      ],
      ar: [
        'حدّد سقف الإيداع في دقيقة',
        'من المركز الشخصي ضمن حسابي يمكنك تحديد ما تودعه يوميًا أو أسبوعيًا أو شهريًا. الحد الأدنى يسري فورًا والأعلى بعد 24 ساعة.',
      ],
    },
    'H',
  ),
  notice(
    168,
    {
      en: [
        'Mekong River and Hanoi VIP join the lotteries',
        'Two markets with their own draw days. Closing times stand beside each draw and count down by our clock.',
      ],
      zh: ['老挝彩和河内尊享上线', '两个市场各有开奖日。截止时间显示在每期旁边，以我们的时钟倒计时。'],
      ms: [
        'Mekong River dan Hanoi VIP menyertai loteri',
        'Dua pasaran dengan hari cabutan sendiri. Masa tutup ada di sebelah setiap cabutan mengikut jam kami.',
      ],
      tl: [
        'Kasama na sa loterya ang Mekong River at Hanoi VIP',
        'Dalawang merkado na may sariling araw ng bunutan. Nasa tabi ng bawat bunutan ang oras ng pagsasara ayon sa aming orasan.',
      ],
      ar: [
        'انضم Mekong River وHanoi VIP إلى اليانصيب',
        'سوقان لكل منهما أيام سحب خاصة، ووقت الإغلاق بجانب كل سحب وفق ساعتنا.',
      ],
    },
    'PR',
  ),
  notice(240, {
    en: [
      'Weekly cashback was paid',
      'Last week’s cashback on slots is in your main wallet. It needs no turnover and can be withdrawn.',
    ],
    zh: ['每周返水已发放', '上周老虎机返水已进入主钱包，无流水要求，可直接提款。'],
    ms: [
      'Rebat mingguan telah dibayar',
      'Rebat slot minggu lalu ada dalam dompet utama anda. Tiada syarat pusing ganti dan boleh dikeluarkan.',
    ],
    tl: [
      'Nabayaran na ang lingguhang cashback',
      'Nasa pangunahing wallet na ang cashback sa slot noong nakaraang linggo. Walang turnover at puwedeng i-withdraw.',
    ],
    ar: [
      'تم دفع الاسترداد النقدي الأسبوعي',
      'استرداد السلوتس للأسبوع الماضي في محفظتك الرئيسية، بلا شرط تدوير ويمكن سحبه.',
    ],
  }),
  notice(
    310,
    {
      en: [
        'A new look for the betting record',
        'Filter by game, vendor and day; totals are counted over the whole filter, not the page.',
      ],
      zh: ['投注记录全新界面', '可按游戏、供应商和日期筛选，合计按全部筛选结果而非单页计算。'],
      ms: [
        'Wajah baharu rekod pertaruhan',
        'Tapis mengikut permainan, pembekal dan hari; jumlah dikira untuk seluruh tapisan.',
      ],
      tl: [
        'Bagong anyo ng talaan ng taya',
        'Salain ayon sa laro, vendor at araw; binibilang ang kabuuan sa buong salain, hindi lang sa pahina.',
      ],
      ar: ['شكل جديد لسجل الرهانات', 'صفِّ حسب اللعبة والمزوّد واليوم، وتُحسب المجاميع على كامل التصفية لا على الصفحة.'],
    },
    'B',
  ),
  notice(
    400,
    {
      en: [
        'Marina Studio opens four live tables',
        'Baccarat, roulette and two card tables from a studio by the water, every day from 10:00.',
      ],
      zh: ['滨海工作室开设四张真人桌', '百家乐、轮盘和两张纸牌桌，每天 10:00 开台。'],
      ms: [
        'Marina Studio membuka empat meja langsung',
        'Baccarat, rolet dan dua meja kad dari studio tepi air, setiap hari mulai 10:00.',
      ],
      tl: [
        'Apat na live na mesa mula sa Marina Studio',
        'Baccarat, roulette at dalawang mesa ng baraha mula sa studio sa tabi ng tubig, araw-araw mula 10:00.',
      ],
      ar: [
        'افتتح Marina Studio أربع طاولات مباشرة',
        'باكارات وروليت وطاولتا ورق من استوديو على الماء، يوميًا من 10:00.',
      ],
    },
    'PR',
  ),
  notice(520, {
    en: [
      'Points can be redeemed for goods again',
      'The point mall has new goods and vouchers. Goods are sent within seven days.',
    ],
    zh: ['积分可再次兑换商品', '积分商城上新商品和礼券，商品七天内寄出。'],
    ms: [
      'Mata boleh ditebus untuk barangan semula',
      'Pusat mata ada barangan dan baucar baharu. Barangan dihantar dalam tujuh hari.',
    ],
    tl: [
      'Puwede na muling ipalit ng produkto ang puntos',
      'May bagong produkto at voucher sa point mall. Ipinapadala ang produkto sa loob ng pitong araw.',
    ],
    ar: ['يمكن استبدال النقاط بالسلع من جديد', 'في متجر النقاط سلع وقسائم جديدة، وتُرسل السلع خلال سبعة أيام.'],
  }),
  notice(
    700,
    {
      en: [
        'Terms of use, version of January',
        'The wording on bonus turnover became shorter and clearer. Nothing changed in what you owe or get.',
      ],
      zh: ['使用条款一月版', '奖金流水的表述更简短清晰，您的权利与义务没有变化。'],
      ms: [
        'Terma penggunaan, versi Januari',
        'Perkataan tentang pusing ganti bonus lebih pendek dan jelas. Hak dan kewajipan anda tidak berubah.',
      ],
      tl: [
        'Mga tuntunin, bersyon ng Enero',
        'Mas maikli at malinaw ang pahayag sa turnover ng bonus. Walang nagbago sa iyong karapatan at tungkulin.',
      ],
      ar: ['شروط الاستخدام، نسخة يناير', 'أصبحت صياغة تدوير المكافأة أقصر وأوضح، ولم يتغير شيء في حقوقك والتزاماتك.'],
    },
    'H',
  ),
];
