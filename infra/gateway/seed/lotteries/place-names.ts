import type { GameCode } from '@atrium/lottery-rules/demo-games';

type Names = Readonly<Record<string, string>>;
const inScripts = (ko: string, th: string, ar: string): Names => ({ ko, th, ar });

/**
 * Names of lotteries that are called after a place, by language. A province keeps its Vietnamese letters where a language
 * has Latin ones, as on a map; the other games are titles, which only Chinese translates.
 */
export const PLACE_NAMES: Partial<Record<GameCode, Names>> = {
  MB: {
    ...inScripts('북부 베트남', 'เวียดนามเหนือ', 'شمال فيتنام'),
    vi: 'Miền Bắc',
    id: 'Vietnam Utara',
    ms: 'Vietnam Utara',
    tl: 'Hilagang Vietnam',
    'pt-BR': 'Norte do Vietnã',
  },
  HCM: {
    ...inScripts('호찌민', 'นครโฮจิมินห์', 'مدينة هو تشي منه'),
    vi: 'TP. Hồ Chí Minh',
    id: 'Kota Ho Chi Minh',
    ms: 'Bandar Raya Ho Chi Minh',
    tl: 'Lungsod ng Ho Chi Minh',
    'pt-BR': 'Cidade de Ho Chi Minh',
  },
  VN1M: {
    ...inScripts('하노이 1분', 'ฮานอย 1 นาที', 'هانوي دقيقة واحدة'),
    vi: 'Hà Nội 1 phút',
    'pt-BR': 'Hanói 1 minuto',
  },
  VN5M: {
    ...inScripts('사이공 5분', 'ไซ่ง่อน 5 นาที', 'سايغون 5 دقائق'),
    vi: 'Sài Gòn 5 phút',
    'pt-BR': 'Saigon 5 minutos',
  },
  SEAHN: {
    ...inScripts('하노이 스페셜', 'ฮานอยพิเศษ', 'هانوي الخاص'),
    vi: 'Hà Nội đặc biệt',
    'pt-BR': 'Hanói Especial',
  },
  SEAHNV: { ...inScripts('하노이 VIP', 'ฮานอย VIP', 'هانوي VIP'), vi: 'Hà Nội VIP', 'pt-BR': 'Hanói VIP' },
  DTHAP: inScripts('동탑', 'ด่งทาป', 'دونغ ثاب'),
  CMAU: inScripts('까마우', 'ก่าเมา', 'كا ماو'),
  BTRE: inScripts('벤째', 'เบ๊นแจ', 'بن تري'),
  VTAU: inScripts('붕따우', 'หวุงเต่า', 'فونغ تاو'),
  BLIEU: inScripts('박리에우', 'บักเลียว', 'باك ليو'),
  CTHO: inScripts('껀터', 'เกิ่นเทอ', 'كان ثو'),
  DNAI: inScripts('동나이', 'ด่งนาย', 'دونغ ناي'),
  STRANG: inScripts('속짱', 'ซ้อกจัง', 'سوك ترانغ'),
  TNINH: inScripts('떠이닌', 'เต็ยนิญ', 'تاي نينه'),
  AGIANG: inScripts('안장', 'อานซาง', 'آن جيانغ'),
  BTHUAN: inScripts('빈투언', 'บิ่ญถ่วน', 'بينه ثوان'),
  VLONG: inScripts('빈롱', 'หวิญล็อง', 'فينه لونغ'),
  BDUONG: inScripts('빈즈엉', 'บิ่ญเซือง', 'بينه دونغ'),
  TVINH: inScripts('짜빈', 'จ่าวิญ', 'ترا فينه'),
  LAN: inScripts('롱안', 'ล็องอาน', 'لونغ آن'),
  BPHUOC: inScripts('빈프억', 'บิ่ญเฟื้อก', 'بينه فوك'),
  HGIANG: inScripts('허우장', 'เหิ่วซาง', 'هاو جيانغ'),
  TGIANG: inScripts('띠엔장', 'เตี่ยนซาง', 'تيان جيانغ'),
  KGIANG: inScripts('끼엔장', 'เกียนซาง', 'كين جيانغ'),
  DLAT: inScripts('달랏', 'ดาลัด', 'دا لات'),
  HUE: inScripts('후에', 'เว้', 'هوي'),
  PYEN: inScripts('푸옌', 'ฟู้เอียน', 'فو ين'),
  DLAK: inScripts('닥락', 'ดั๊กลัก', 'داك لاك'),
  QNAM: inScripts('꽝남', 'กว๋างนาม', 'كوانغ نام'),
  DNANG: inScripts('다낭', 'ดานัง', 'دا نانغ'),
  KHOA: inScripts('카인호아', 'คั้ญฮหว่า', 'خان هوا'),
  BDINH: inScripts('빈딘', 'บิ่ญดิ่ญ', 'بينه دينه'),
  QTRI: inScripts('꽝찌', 'กว๋างจิ', 'كوانغ تري'),
  QBINH: inScripts('꽝빈', 'กว๋างบิ่ญ', 'كوانغ بينه'),
  GLAI: inScripts('잘라이', 'ซาลาย', 'جيا لاي'),
  NTHUAN: inScripts('닌투언', 'นิญถ่วน', 'نينه ثوان'),
  QNGAI: inScripts('꽝응아이', 'กว๋างหงาย', 'كوانغ نغاي'),
  DNONG: inScripts('닥농', 'ดั๊กนง', 'داك نونغ'),
  KTUM: inScripts('꼰뚬', 'กอนตูม', 'كون توم'),
};
