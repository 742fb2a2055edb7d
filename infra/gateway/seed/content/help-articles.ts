interface Article {
  title: string;
  /** Paragraphs; a line that starts with '- ' is an item of a list. */
  text: string;
}

export interface DemoArticle {
  topic: string;
  group: 'help' | 'about';
  texts: { en: Article; zh?: Article; ms?: Article };
}

export const ARTICLES: readonly DemoArticle[] = [
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
  {
    topic: 'getting-started',
    group: 'help',
    texts: {
      en: {
        title: 'Register, play, win',
        text: `- Register with a username and a password, or with your mobile number. It takes a minute.
- Deposit with a QR code, a wallet or a transfer. The money is on your balance as soon as the provider has confirmed it.
- Open any game: one balance serves all of them, nothing has to be moved.
No account yet? Free demo gives you play money for every game that has a demo.`,
      },
      zh: {
        title: '注册、游戏、获胜',
        text: `- 使用用户名和密码或手机号注册，一分钟完成。
- 通过二维码、电子钱包或转账存款，确认后立即到账。
- 打开任意游戏：一份余额通用，无需转账。
还没有账户？免费试玩提供游戏币。`,
      },
      ms: {
        title: 'Daftar, main, menang',
        text: `- Daftar dengan nama pengguna dan kata laluan, atau nombor telefon bimbit.
- Deposit dengan kod QR, dompet atau pindahan. Wang masuk sebaik penyedia mengesahkan.
- Buka mana-mana permainan: satu baki untuk semua.
Belum ada akaun? Demo percuma memberi wang main.`,
      },
    },
  },
  {
    topic: 'deposits',
    group: 'help',
    texts: {
      en: {
        title: 'Deposits',
        text: `Choose a method and an amount; fee and time of arrival stand beside each method. You pay on the provider's page and come back here.
- The reference on the receipt is the same as in your account record.
- If the page closes in between, nothing is lost: the deposit waits, and is credited when the provider reports it.
- A deposit limit that you have set is checked before the payment opens.`,
      },
      zh: {
        title: '存款',
        text: `选择方式和金额，费用和到账时间列于旁边。在支付页面付款后返回本站。
- 回执编号与账户记录一致。
- 页面中途关闭不会丢失：存款保持等待，确认后入账。
- 打开付款前会检查您设置的限额。`,
      },
      ms: {
        title: 'Deposit',
        text: `Pilih kaedah dan jumlah; caj dan masa tiba tertera. Anda membayar di halaman penyedia dan kembali ke sini.
- Rujukan pada resit sama dengan rekod akaun.
- Jika halaman tertutup, tiada yang hilang: deposit dikreditkan apabila penyedia melaporkannya.
- Had deposit anda disemak sebelum bayaran dibuka.`,
      },
    },
  },
  {
    topic: 'withdrawals',
    group: 'help',
    texts: {
      en: {
        title: 'Withdrawals',
        text: `The amount is set aside when you ask, reviewed, and paid to your own bank account. You see each step in the record.
- Reviewed from 08:00 to 24:00, mostly within the hour.
- While a bonus still asks for turnover, the page shows how much is missing.
- Once paid, you can confirm it as received, partly received or not received.`,
      },
      zh: {
        title: '提款',
        text: `申请时金额被锁定，审核后支付到您本人的银行账户，每一步均有记录。
- 审核时间 08:00 至 24:00，通常一小时内。
- 奖金尚有流水要求时，页面会显示差额。
- 支付后可确认已收到、部分收到或未收到。`,
      },
      ms: {
        title: 'Pengeluaran',
        text: `Jumlah diketepikan apabila diminta, disemak, dan dibayar ke akaun bank anda sendiri.
- Disemak 08:00 hingga 24:00, biasanya dalam sejam.
- Jika bonus masih memerlukan pusing ganti, halaman menunjukkan bakinya.
- Setelah dibayar, anda boleh mengesahkan penerimaan.`,
      },
    },
  },
  {
    topic: 'games',
    group: 'help',
    texts: {
      en: {
        title: 'Games and rounds',
        text: `Every game opens in a frame of its vendor. Stake and payout go straight to your balance here; you can follow them in the header while you play.
- The return of a game is the share of all stakes it pays back over a long time.
- A round that was interrupted goes on when you open the game again.
- When a vendor is under maintenance its games say so, and your money stays where it is.`,
      },
      zh: {
        title: '游戏与局',
        text: `每款游戏在供应商的框架中打开，投注和派彩直接计入您的余额，可在页首实时查看。
- 返还率是长期中支付给玩家的投注比例。
- 中断的一局在重新打开后继续。
- 供应商维护时会提示，您的资金不受影响。`,
      },
      ms: {
        title: 'Permainan dan pusingan',
        text: `Setiap permainan dibuka dalam bingkai pembekalnya. Pertaruhan dan bayaran terus ke baki anda.
- Pulangan ialah bahagian pertaruhan yang dibayar balik dalam jangka panjang.
- Pusingan yang terganggu disambung apabila dibuka semula.
- Apabila pembekal diselenggara, wang anda kekal.`,
      },
    },
  },
  {
    topic: 'lottery',
    group: 'help',
    texts: {
      en: {
        title: 'Lotteries and their proof',
        text: `Each draw has an opening time, a closing time and a time of the draw, counted by our clock. Stakes are taken until the closing time and not a second longer.
- When a draw is planned we make a secret of 32 random bytes and publish its SHA-256 hash.
- The numbers follow from the secret by HMAC-SHA256 and nothing else.
- After the draw the secret is published beside the result, so that anybody can repeat the sum.
A draw that a fault delayed is marked as drawn late.`,
      },
      zh: {
        title: '彩票及其证明',
        text: `每期都有开售、截止和开奖时间，以我们的时钟为准。截止后不再接受投注。
- 计划开奖时生成 32 字节随机密钥并公布其 SHA-256 哈希。
- 号码仅由该密钥经 HMAC-SHA256 得出。
- 开奖后密钥与结果一并公布，任何人都可重算。
因故障延迟的开奖会注明延迟。`,
      },
      ms: {
        title: 'Loteri dan buktinya',
        text: `Setiap cabutan ada masa buka, tutup dan cabut mengikut jam kami.
- Apabila cabutan dirancang kami membuat rahsia 32 bait dan menyiarkan cincangan SHA-256.
- Nombor terhasil daripada rahsia itu melalui HMAC-SHA256 sahaja.
- Selepas cabutan, rahsia disiarkan bersama keputusan.
Cabutan yang tertangguh ditandakan lewat.`,
      },
    },
  },
  {
    topic: 'points',
    group: 'help',
    texts: {
      en: {
        title: 'Points and rank',
        text: `For every P 100.00 staked you get one point, counted each week. Points buy goods, vouchers and bonuses in the point mall; redeeming asks for your password.
- Points are kept for a year.
- A redemption that is refused gives its points back.
- The rank follows from what you staked in the last 90 days.`,
      },
      zh: {
        title: '积分与等级',
        text: `每投注 P 100.00 得一积分，每周结算。积分可在商城兑换商品、礼券和奖金，兑换需输入密码。
- 积分有效期一年。
- 被拒绝的兑换会退回积分。
- 等级依据最近 90 天的投注。`,
      },
      ms: {
        title: 'Mata dan peringkat',
        text: `Setiap P 100.00 pertaruhan memberi satu mata, dikira setiap minggu. Mata membeli barangan, baucar dan bonus; penebusan meminta kata laluan.
- Mata disimpan setahun.
- Penebusan yang ditolak memulangkan mata.
- Peringkat mengikut pertaruhan 90 hari terakhir.`,
      },
    },
  },
  {
    topic: 'account-security',
    group: 'help',
    texts: {
      en: {
        title: 'Keeping the account safe',
        text: `- Your last login stands on the page of my account. If it was not you, sign out everywhere and change the password.
- After three wrong passwords we ask for a picture code, after ten the account rests for 15 minutes.
- A changed password ends every other session.
- We never ask for your password by chat, phone or mail.`,
      },
      zh: {
        title: '账户安全',
        text: `- “我的账户”显示上次登录；若非本人，请退出所有设备并修改密码。
- 三次密码错误后需图形验证码，十次后锁定 15 分钟。
- 修改密码会结束其他会话。
- 我们绝不通过聊天、电话或邮件索取密码。`,
      },
      ms: {
        title: 'Keselamatan akaun',
        text: `- Log masuk terakhir tertera di akaun saya. Jika bukan anda, log keluar di semua tempat dan tukar kata laluan.
- Selepas tiga kata laluan salah kami meminta kod gambar, selepas sepuluh akaun berehat 15 minit.
- Menukar kata laluan menamatkan sesi lain.
- Kami tidak pernah meminta kata laluan anda.`,
      },
    },
  },
];
