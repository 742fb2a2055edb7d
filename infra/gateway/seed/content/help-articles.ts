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

/** The topics of the help menu. */
export const HELP_ARTICLES: readonly DemoArticle[] = [
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
