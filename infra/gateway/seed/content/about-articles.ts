import type { DemoArticle } from './help-articles.ts';

/** The seven About topics of the footer, in its order (2.5-09). */
export const ABOUT_ARTICLES: readonly DemoArticle[] = [
  {
    topic: 'company',
    group: 'about',
    texts: {
      en: {
        title: 'About Company',
        text: `Atrium is the hall from which one reaches every room: slots, live tables, fish games, lotteries, player-versus-player rooms and sports in one account with one balance.
The site is built for players of one country market who expect what an international casino offers: games with a published return, draws whose fairness anybody can check, and money that is paid out as it was won.
We do not make the games. They come from independent vendors, run on the vendors' own servers, and every stake and every payout passes through one ledger in which each amount has a place it came from and a place it went to.`,
      },
      zh: {
        title: '关于公司',
        text: `Atrium 意为中庭：一个账户、一份余额，通往老虎机、真人桌、捕鱼、彩票、对战房间和体育的每个房间。
本站面向单一国家市场中期待国际标准的玩家：公布返还率的游戏、任何人都能验证的开奖、如实支付的奖金。
游戏由独立供应商在其服务器上运行，每笔投注和派彩都经过同一本账，每笔金额都有来处和去处。`,
      },
      ms: {
        title: 'Tentang Syarikat',
        text: `Atrium ialah dewan yang menghubungkan setiap bilik: slot, meja langsung, permainan ikan, loteri, bilik pemain lawan pemain dan sukan dalam satu akaun dengan satu baki.
Laman ini dibina untuk pemain yang mengharapkan taraf kasino antarabangsa: permainan dengan pulangan yang diterbitkan, cabutan yang boleh disemak sesiapa, dan wang yang dibayar seperti dimenangi.
Permainan datang daripada pembekal bebas dan berjalan di pelayan mereka. Setiap pertaruhan dan bayaran melalui satu lejar.`,
      },
    },
  },
  {
    topic: 'contact',
    group: 'about',
    texts: {
      en: {
        title: 'Contact Us',
        text: `Live chat answers day and night; the button is on the right side of every page. Members of Platinum rank and above reach the VIP desk through the same button.
- E-mail: answered within one working day
- WhatsApp and Telegram: from 08:00 to 24:00 Manila time
Have your account name at hand, never your password: nobody of ours asks for it. For a question about one round, the round's number in your betting record is the fastest way to an answer.`,
      },
      zh: {
        title: '联系我们',
        text: `在线客服全天候服务，按钮位于每页右侧。铂金级以上会员通过同一按钮联系 VIP 专席。
- 电子邮件：一个工作日内回复
- WhatsApp 和 Telegram：马尼拉时间 08:00 至 24:00
请准备账户名，切勿提供密码：我们不会索取。查询某一局时，投注记录中的局号最快。`,
      },
      ms: {
        title: 'Hubungi Kami',
        text: `Sembang langsung menjawab siang dan malam; butangnya di sisi kanan setiap halaman. Ahli Platinum ke atas dihubungkan ke meja VIP.
- E-mel: dijawab dalam satu hari bekerja
- WhatsApp dan Telegram: 08:00 hingga 24:00 waktu Manila
Sediakan nama akaun, jangan sekali-kali kata laluan: kami tidak memintanya. Untuk soalan tentang satu pusingan, nombor pusingan dalam rekod pertaruhan paling pantas.`,
      },
    },
  },
  {
    topic: 'terms',
    group: 'about',
    texts: {
      en: {
        title: 'General Terms and Conditions',
        text: `One person, one account. You are of legal age where you live, at least 18, and play with your own money.
- A stake counts when our server has accepted it. The betting record and the account record are what both sides go by.
- A round that a fault interrupts is finished when the fault is over, or its stake is given back.
- If a vendor pays a prize by mistake, the correction is a new entry in your record that names the old one. Nothing is changed in silence.
- A bonus has its own terms, shown before you take it. You may refuse it.
- Withdrawals go to an account in your own name, after the checks that the law asks for.
- You may close your account at any time; your balance is paid out.
Changed terms are announced two weeks before they count, and you are asked to agree at the next login.`,
      },
      zh: {
        title: '一般条款',
        text: `一人一户。您须达到居住地法定年龄（至少 18 岁），并使用自有资金。
- 投注以服务器接受为准，双方以投注记录和账户记录为依据。
- 因故障中断的一局将在恢复后完成，否则退还投注。
- 供应商误付奖金时，更正以新分录记入并注明原分录，不作暗中修改。
- 奖金另有条款，领取前展示，您可以拒绝。
- 提款须汇入本人账户，并通过法律要求的核查。
- 您可随时关闭账户，余额将支付给您。
条款变更提前两周公布，下次登录时征求同意。`,
      },
      ms: {
        title: 'Terma dan Syarat Am',
        text: `Satu orang, satu akaun. Anda cukup umur mengikut undang-undang setempat, sekurang-kurangnya 18 tahun, dan bermain dengan wang sendiri.
- Pertaruhan dikira apabila pelayan kami menerimanya. Rekod pertaruhan dan rekod akaun ialah rujukan kedua-dua pihak.
- Pusingan yang terganggu diselesaikan selepas gangguan, atau pertaruhannya dipulangkan.
- Pembetulan hadiah yang tersilap bayar ialah catatan baharu yang menamakan catatan lama.
- Bonus ada termanya sendiri; anda boleh menolaknya.
- Pengeluaran ke akaun atas nama anda sendiri.
- Anda boleh menutup akaun pada bila-bila masa; baki dibayar.
Perubahan terma diumumkan dua minggu lebih awal.`,
      },
    },
  },
  {
    topic: 'responsible-gaming',
    group: 'about',
    texts: {
      en: {
        title: 'Responsible Gaming',
        text: `Play is for the evening, not for the rent. These tools are in the personal center and need nobody's permission:
- Deposit limits by day, week or month. Lower counts at once, higher after 24 hours.
- Your session's position: what you staked, what came back, and for how long you have played.
- A time-out of a day to six weeks, and self-exclusion of six months or more. During both you can still withdraw.
Signs to take seriously: playing to win back what was lost, borrowing to play, hiding it. Talk to somebody you trust, or ask our chat for the helpline of your country.
Under 18? Then this site is not for you. We check, and we close such accounts.`,
      },
      zh: {
        title: '负责任博彩',
        text: `游戏是消遣，不是生计。以下工具在个人中心，无需任何人批准：
- 按日、周、月设置存款限额。调低立即生效，调高 24 小时后生效。
- 本次会话概况：投注、返还与时长。
- 一天至六周的暂停，以及六个月以上的自我排除。期间仍可提款。
警示信号：为追回损失而玩、借钱来玩、隐瞒游戏。请与信任的人谈谈，或向客服索取当地求助热线。
未满 18 岁者不得使用本站，我们会核查并关闭此类账户。`,
      },
      ms: {
        title: 'Perjudian Bertanggungjawab',
        text: `Bermain untuk hiburan, bukan untuk sewa rumah. Alat ini ada di pusat peribadi:
- Had deposit harian, mingguan atau bulanan. Lebih rendah serta-merta, lebih tinggi selepas 24 jam.
- Kedudukan sesi anda: pertaruhan, pulangan dan tempoh bermain.
- Rehat sehari hingga enam minggu, dan pengecualian kendiri enam bulan atau lebih. Anda masih boleh membuat pengeluaran.
Tanda yang perlu diambil serius: bermain untuk menebus kerugian, meminjam untuk bermain, menyembunyikannya. Berbual dengan orang yang dipercayai, atau minta talian bantuan daripada kami.
Bawah 18 tahun tidak dibenarkan; akaun sedemikian ditutup.`,
      },
    },
  },
  {
    topic: 'privacy',
    group: 'about',
    texts: {
      en: {
        title: 'Privacy Policy',
        text: `We keep what the account needs and what the law asks for: your contact data, your logins with address and device, your payments and your rounds.
- Vendors learn a name that is made for them alone, your language and your currency. Two vendors cannot find out that they have the same player.
- Your agent sees figures, never your contact data.
- Payment providers learn what a payment needs.
- Passwords and codes are kept as hashes only.
Records of money are kept as long as the law demands, logins for 180 days. You may ask for a copy of everything, and for deletion of what the law does not make us keep.`,
      },
      zh: {
        title: '隐私政策',
        text: `我们仅保存账户所需及法律要求的资料：联系方式、登录地址与设备、支付和游戏局。
- 供应商只知道专为其生成的代号、您的语言和币种，两家供应商无法得知玩家相同。
- 您的代理只看到数字，看不到联系方式。
- 支付机构仅获知支付所需信息。
- 密码和验证码仅以哈希保存。
资金记录按法律期限保存，登录记录保存 180 天。您可索取全部资料副本，并要求删除法律不要求保留的部分。`,
      },
      ms: {
        title: 'Dasar Privasi',
        text: `Kami menyimpan apa yang akaun perlukan dan undang-undang minta: data hubungan, log masuk, bayaran dan pusingan anda.
- Pembekal hanya mengetahui nama yang dibuat untuk mereka, bahasa dan mata wang anda.
- Ejen anda melihat angka, bukan data hubungan.
- Penyedia bayaran mengetahui apa yang bayaran perlukan.
- Kata laluan dan kod disimpan sebagai cincangan sahaja.
Rekod wang disimpan selama undang-undang mahu, log masuk 180 hari. Anda boleh meminta salinan atau pemadaman.`,
      },
    },
  },
  {
    topic: 'affiliates',
    group: 'about',
    texts: {
      en: {
        title: 'Affiliates',
        text: `Who brings players can become an agent. An agent registers accounts below the own one, sees the team's figures by day, and is paid by an agreed rate.
- Rates stand in a contract that both sides see and can end.
- Figures come from the same ledger as the members' records.
- Contact data of players stay with us.
Write to the chat with your account name and where you would like to promote; the answer comes within two working days.`,
      },
      zh: {
        title: '合作伙伴',
        text: `带来玩家的人可以成为代理。代理可开设下级账户，按日查看团队数据，并按约定比例获得报酬。
- 比例写入双方可见、均可终止的契约。
- 数据与会员记录出自同一账本。
- 玩家联系方式由我们保管。
请将账户名和推广渠道告知客服，两个工作日内答复。`,
      },
      ms: {
        title: 'Rakan Sekutu',
        text: `Sesiapa yang membawa pemain boleh menjadi ejen: mendaftar akaun di bawahnya, melihat angka pasukan setiap hari, dan dibayar pada kadar yang dipersetujui.
- Kadar tercatat dalam kontrak yang kedua-dua pihak boleh lihat dan tamatkan.
- Angka datang daripada lejar yang sama dengan rekod ahli.
- Data hubungan pemain kekal dengan kami.
Tulis kepada sembang dengan nama akaun anda; jawapan dalam dua hari bekerja.`,
      },
    },
  },
  {
    topic: 'refund',
    group: 'about',
    texts: {
      en: {
        title: 'Refund Policy',
        text: `A deposit that you have not played with is paid back to where it came from when you ask for it, less what the payment provider charged.
- A payment that failed is never credited; if your bank took the money, it comes back within the bank's own time.
- A payment that arrives twice is credited twice or sent back, as you choose.
- Stakes of a round that was cancelled, of a draw that was voided and of a bet the vendor rolled back return by themselves.
- A withdrawal that you have confirmed as received, or not answered in time, counts as received.`,
      },
      zh: {
        title: '退款政策',
        text: `未参与游戏的存款可应要求原路退回，扣除支付机构费用。
- 失败的付款不会入账；若银行已扣款，将按银行时间退回。
- 重复到账的付款，可选择入账两次或退回。
- 取消的局、作废的开奖及供应商回滚的投注自动退还。
- 您已确认收到或逾期未答复的提款视为已收到。`,
      },
      ms: {
        title: 'Dasar Bayaran Balik',
        text: `Deposit yang belum dimainkan dibayar balik ke tempat asalnya atas permintaan, tolak caj penyedia bayaran.
- Bayaran gagal tidak dikreditkan; jika bank mengambil wang, ia kembali mengikut masa bank.
- Bayaran yang tiba dua kali dikreditkan dua kali atau dipulangkan, pilihan anda.
- Pertaruhan pusingan yang dibatalkan dan cabutan yang terbatal kembali sendiri.
- Pengeluaran yang disahkan diterima, atau tidak dijawab dalam masa, dikira diterima.`,
      },
    },
  },
];
