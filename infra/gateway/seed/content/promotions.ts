import type { InAll } from './notices.ts';

export interface DemoPromotion {
  id: string;
  type: 'deposit' | 'cashback' | 'lottery' | 'referral' | 'vip';
  scene: string;
  startedDaysAgo: number;
  endsInDays?: number;
  /** The drum of a raffle: what a ticket wins in minor units, how many tickets win it, how often it can be won. */
  prizes?: readonly { amount: number; weight: number; stock: number }[];
  texts: InAll<{ title: string; summary: string; html: string }>;
}

const p = (title: string, summary: string, ...rules: string[]) => ({
  title,
  summary,
  html: `<p>${summary}</p><ol>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ol>`,
});

export const PROMOTIONS: readonly DemoPromotion[] = [
  {
    id: 'first-deposit',
    type: 'deposit',
    scene: 'deposit',
    startedDaysAgo: 60,
    texts: {
      en: p(
        'First deposit, doubled to P 2,000',
        'Deposit P 200 or more with any method. Turnover 12 times, valid for 14 days.',
        'One bonus a member, on the first deposit only.',
        'Deposit and bonus are turned over 12 times before a withdrawal; slots count in full, live tables 10 %.',
        'What is left after 14 days without the turnover is taken back; winnings from cash stay yours.',
      ),
      zh: p(
        '首存翻倍，最高 P 2,000',
        '任意方式存入 P 200 以上。12 倍流水，有效期 14 天。',
        '每位会员仅限首次存款。',
        '提款前本金加奖金需完成 12 倍流水；老虎机全额计算，真人桌 10%。',
        '14 天内未完成流水则收回剩余奖金；现金所得归您所有。',
      ),
      ms: p(
        'Deposit pertama, digandakan hingga P 2,000',
        'Deposit P 200 atau lebih dengan sebarang kaedah. Pusing ganti 12 kali, sah 14 hari.',
        'Satu bonus bagi setiap ahli, untuk deposit pertama sahaja.',
        'Deposit dan bonus dipusing ganti 12 kali sebelum pengeluaran; slot dikira penuh, meja langsung 10 %.',
        'Baki selepas 14 hari tanpa pusing ganti ditarik balik; kemenangan daripada tunai kekal milik anda.',
      ),
      tl: p(
        'Unang deposito, doble hanggang P 2,000',
        'Magdeposito ng P 200 o higit pa sa anumang paraan. 12 beses na turnover, bisa sa 14 araw.',
        'Isang bonus bawat miyembro, sa unang deposito lamang.',
        '12 beses na turnover ang deposito at bonus bago mag-withdraw; buo ang bilang ng slot, 10 % ang live na mesa.',
        'Babawiin ang natira matapos ang 14 araw na walang turnover; iyo ang panalo mula sa sariling pera.',
      ),
      ar: p(
        'الإيداع الأول مضاعف حتى P 2,000',
        'أودع P 200 أو أكثر بأي طريقة. تدوير 12 مرة خلال 14 يومًا.',
        'مكافأة واحدة لكل عضو على الإيداع الأول فقط.',
        'يُدوَّر الإيداع والمكافأة 12 مرة قبل السحب؛ تُحسب السلوتس كاملة والطاولات المباشرة 10 %.',
        'يُسترد المتبقي بعد 14 يومًا دون تدوير، وتبقى أرباح نقودك لك.',
      ),
    },
  },
  {
    id: 'monday-cashback',
    type: 'cashback',
    scene: 'cashback',
    startedDaysAgo: 120,
    texts: {
      en: p(
        '0.8 % back on slots, every Monday',
        "Counted on last week's stakes, paid at 12:00 Manila time, no turnover.",
        'Every stake on slots of Monday to Sunday counts, won or lost.',
        'Cashback below P 1.00 is not paid.',
        'It goes to the main wallet as cash and can be withdrawn.',
      ),
      zh: p(
        '每周一老虎机返水 0.8%',
        '按上周投注额计算，马尼拉时间 12:00 发放，无流水要求。',
        '周一至周日的每笔老虎机投注均计入，无论输赢。',
        '低于 P 1.00 不发放。',
        '返水以现金进入主钱包，可提款。',
      ),
      ms: p(
        '0.8 % pulangan slot, setiap Isnin',
        'Dikira pada pertaruhan minggu lalu, dibayar 12:00 waktu Manila, tanpa pusing ganti.',
        'Setiap pertaruhan slot Isnin hingga Ahad dikira, menang atau kalah.',
        'Rebat di bawah P 1.00 tidak dibayar.',
        'Ia masuk ke dompet utama sebagai tunai dan boleh dikeluarkan.',
      ),
      tl: p(
        '0.8 % balik sa slot, tuwing Lunes',
        'Batay sa taya noong nakaraang linggo, bayad 12:00 oras ng Maynila, walang turnover.',
        'Bilang ang bawat taya sa slot mula Lunes hanggang Linggo, panalo man o talo.',
        'Hindi binabayaran ang mas mababa sa P 1.00.',
        'Papasok ito sa pangunahing wallet bilang cash at puwedeng i-withdraw.',
      ),
      ar: p(
        'استرداد 0.8 % على السلوتس كل اثنين',
        'يُحسب على رهانات الأسبوع الماضي ويُدفع 12:00 بتوقيت مانيلا بلا تدوير.',
        'يُحسب كل رهان سلوتس من الاثنين إلى الأحد ربحًا أو خسارة.',
        'لا يُدفع ما دون P 1.00.',
        'يدخل المحفظة الرئيسية نقدًا ويمكن سحبه.',
      ),
    },
  },
  {
    id: 'delta-six-week',
    type: 'lottery',
    scene: 'lottery',
    startedDaysAgo: 6,
    endsInDays: 24,
    texts: {
      en: p(
        'Delta Six week: the seventh ticket is ours',
        'Six tickets in one week, the seventh is paid back on Sunday.',
        'Tickets of Delta Six from Monday 00:00 to Saturday 20:50 count.',
        'The cheapest of the seven is paid back, at most P 50.',
        'Paid back on Sunday at 12:00 as cash.',
      ),
      zh: p(
        '三角洲六合周：第七张由我们付',
        '一周内购买六张，第七张周日返还。',
        '计入周一 00:00 至周六 20:50 的三角洲六合彩票。',
        '返还七张中最低的一张，最高 P 50。',
        '周日 12:00 以现金返还。',
      ),
      ms: p(
        'Minggu Delta Six: tiket ketujuh kami bayar',
        'Enam tiket dalam seminggu, yang ketujuh dibayar balik pada Ahad.',
        'Tiket Delta Six dari Isnin 00:00 hingga Sabtu 20:50 dikira.',
        'Tiket termurah daripada tujuh dibayar balik, maksimum P 50.',
        'Dibayar balik Ahad 12:00 secara tunai.',
      ),
      tl: p(
        'Linggo ng Delta Six: amin ang ikapitong tiket',
        'Anim na tiket sa isang linggo, ibabalik sa Linggo ang bayad ng ikapito.',
        'Bilang ang mga tiket ng Delta Six mula Lunes 00:00 hanggang Sabado 20:50.',
        'Ang pinakamura sa pito ang ibabalik, hanggang P 50.',
        'Ibabalik sa Linggo 12:00 bilang cash.',
      ),
      ar: p(
        'أسبوع دلتا ستة: التذكرة السابعة علينا',
        'ست تذاكر في أسبوع وتُعاد قيمة السابعة يوم الأحد.',
        'تُحسب تذاكر دلتا ستة من الاثنين 00:00 إلى السبت 20:50.',
        'تُعاد قيمة الأرخص من السبع بحد أقصى P 50.',
        'تُعاد الأحد 12:00 نقدًا.',
      ),
    },
  },
  {
    id: 'bring-a-friend',
    type: 'referral',
    scene: 'invite',
    startedDaysAgo: 200,
    texts: {
      en: p(
        'Bring a friend, P 150 for both',
        'When your friend has deposited P 500 and staked it once, both of you get P 150.',
        'Your friend registers with your code.',
        'Ten friends a month at most.',
        'The bonus is turned over once.',
      ),
      zh: p(
        '邀请好友，双方各得 P 150',
        '好友存入 P 500 并完成一倍流水后，双方各得 P 150。',
        '好友使用您的邀请码注册。',
        '每月最多十位好友。',
        '奖金需完成一倍流水。',
      ),
      ms: p(
        'Bawa rakan, P 150 untuk kedua-duanya',
        'Apabila rakan mendeposit P 500 dan mempertaruhkannya sekali, kedua-dua anda dapat P 150.',
        'Rakan mendaftar dengan kod anda.',
        'Maksimum sepuluh rakan sebulan.',
        'Bonus dipusing ganti sekali.',
      ),
      tl: p(
        'Magdala ng kaibigan, P 150 sa bawat isa',
        'Kapag nagdeposito ng P 500 ang kaibigan at naitaya nang isang beses, P 150 kayong dalawa.',
        'Magrerehistro ang kaibigan gamit ang code mo.',
        'Hanggang sampung kaibigan bawat buwan.',
        'Isang beses na turnover ang bonus.',
      ),
      ar: p(
        'أحضر صديقًا، P 150 لكليكما',
        'عندما يودع صديقك P 500 ويراهن بها مرة تحصلان على P 150 لكل منكما.',
        'يسجّل صديقك برمزك.',
        'عشرة أصدقاء شهريًا كحد أقصى.',
        'تُدوَّر المكافأة مرة واحدة.',
      ),
    },
  },
  {
    id: 'diamond-evening',
    type: 'vip',
    scene: 'rank',
    startedDaysAgo: 30,
    endsInDays: 60,
    texts: {
      en: p(
        'Diamond evening, first Friday of the month',
        'Members of Diamond rank play at reserved live tables with a host of their own.',
        'The invitation comes by message two days before.',
        'Tables open at 20:00 Manila time.',
        'A host helps by chat in English, Chinese and Malay.',
      ),
      zh: p(
        '钻石之夜，每月首个周五',
        '钻石级会员可在专属真人桌由专人接待。',
        '邀请提前两天以站内信发送。',
        '马尼拉时间 20:00 开台。',
        '专人提供中、英、马来语聊天服务。',
      ),
      ms: p(
        'Malam Diamond, Jumaat pertama setiap bulan',
        'Ahli peringkat Diamond bermain di meja langsung khas dengan hos sendiri.',
        'Jemputan dihantar dua hari lebih awal.',
        'Meja dibuka 20:00 waktu Manila.',
        'Hos membantu dalam bahasa Inggeris, Cina dan Melayu.',
      ),
      tl: p(
        'Gabi ng Diamond, unang Biyernes ng buwan',
        'May nakalaang live na mesa at sariling host ang mga Diamond na miyembro.',
        'Darating ang imbitasyon dalawang araw bago.',
        'Bukas ang mga mesa 20:00 oras ng Maynila.',
        'Tutulong ang host sa chat sa Ingles, Tsino at Malay.',
      ),
      ar: p(
        'أمسية الماس، أول جمعة من الشهر',
        'يلعب أعضاء رتبة الماس على طاولات مباشرة محجوزة مع مضيف خاص.',
        'تصل الدعوة في رسالة قبل يومين.',
        'تفتح الطاولات 20:00 بتوقيت مانيلا.',
        'يساعد المضيف بالدردشة بالإنجليزية والصينية والملايوية.',
      ),
    },
  },
  {
    id: 'lantern-drum',
    type: 'lottery',
    scene: 'lottery',
    startedDaysAgo: 6,
    endsInDays: 30,
    prizes: [
      { amount: 0, weight: 60, stock: 6_000 },
      { amount: 2_000, weight: 30, stock: 3_000 },
      { amount: 10_000, weight: 9, stock: 900 },
      { amount: 100_000, weight: 1, stock: 100 },
    ],
    texts: {
      en: p(
        'Lantern drum: one ticket for everybody',
        'Draw one ticket: P 20, P 100, P 1,000 or none at all. Paid at once.',
        'One ticket a member.',
        'Of 100 tickets 30 win P 20, 9 win P 100, 1 wins P 1,000 and 60 win nothing.',
        'Winnings are cash without turnover.',
      ),
      zh: p(
        '灯笼抽奖：人人一张',
        '抽一张券：P 20、P 100、P 1,000，或不中奖。即时到账。',
        '每位会员限抽一张。',
        '每 100 张中，30 张赢 P 20，9 张赢 P 100，1 张赢 P 1,000，60 张不中奖。',
        '奖金为现金，无流水要求。',
      ),
      ms: p(
        'Cabutan tanglung: satu tiket untuk semua',
        'Cabut satu tiket: P 20, P 100, P 1,000 atau tiada hadiah. Dibayar serta-merta.',
        'Satu tiket bagi setiap ahli.',
        'Daripada 100 tiket, 30 menang P 20, 9 menang P 100, 1 menang P 1,000 dan 60 tidak menang.',
        'Kemenangan ialah tunai tanpa pusing ganti.',
      ),
      tl: p(
        'Tambiolo ng parol: tig-iisang tiket ang lahat',
        'Bumunot ng isang tiket: P 20, P 100, P 1,000 o wala. Bayad agad.',
        'Isang tiket bawat miyembro.',
        'Sa 100 tiket, 30 ang mananalo ng P 20, 9 ng P 100, 1 ng P 1,000 at 60 ang walang panalo.',
        'Pera ang panalo at walang turnover.',
      ),
      ar: p(
        'سحب الفوانيس: تذكرة للجميع',
        'اسحب تذكرة واحدة: P 20 أو P 100 أو P 1,000 أو لا شيء. تُدفع فورا.',
        'تذكرة واحدة لكل عضو.',
        'من كل 100 تذكرة تربح 30 منها P 20، و9 تربح P 100، وواحدة تربح P 1,000، و60 لا تربح شيئا.',
        'الأرباح نقدية بدون تدوير.',
      ),
    },
  },
];
