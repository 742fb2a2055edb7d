import { type GameCode, KIND_OF_GAME } from '@atrium/lottery-rules/demo-games';
import type { Family } from '@atrium/lottery-rules/families';
import { GAME_KINDS, type GameKind } from '@atrium/lottery-rules/game-kinds';
import type { DaysPlan, Schedule } from '@atrium/lottery-rules/schedule';

export interface DemoLottery {
  code: GameCode;
  vendor: 'TCG_SEA' | 'DLT' | 'VNL' | 'PKT';
  area: 'LOTT' | 'ELOTT' | 'VN' | 'SEA';
  name: string;
  zh: string;
  kind: GameKind;
  family: Family;
  schedule: Schedule;
  region?: string;
  /** Highest prize of one base unit, minor units. */
  topPrize: bigint;
  hot?: boolean;
}

const MANILA = 'Asia/Manila';
const VIETNAM = 'Asia/Ho_Chi_Minh';
/** The north does not draw in the four days around lunar new year. */
const TET = '2027-02-05/2027-02-08';
const every = (seconds: number, closeBefore: number, timeZone = MANILA): Schedule => ({
  kind: 'interval',
  every: seconds,
  closeBefore,
  timeZone,
});
const clock = (text: string): number => Number(text.slice(0, 2)) * 3600 + Number(text.slice(3)) * 60;
const days = (
  times: string,
  timeZone: string,
  { closeBefore = 600, ...when }: Partial<DaysPlan & Pick<Schedule, 'closeBefore' | 'holidays' | 'extraDays'>> = {},
): Schedule => ({
  kind: 'days',
  times: times.split(' ').map(clock),
  timeZone,
  closeBefore,
  ...when,
});

/** 88 rounds a day: from 06:15 to 04:00 of the next morning. */
const YEEKEE: Schedule = {
  kind: 'interval',
  every: 900,
  from: clock('06:00'),
  until: clock('28:00'),
  closeBefore: 60,
  timeZone: 'Asia/Bangkok',
};

type Common = Pick<DemoLottery, 'code' | 'name' | 'zh' | 'kind' | 'family' | 'schedule'>;
const common = (code: GameCode, name: string, zh: string, schedule: Schedule): Common => {
  const kind = KIND_OF_GAME[code];
  return { code, name, zh, kind, family: GAME_KINDS[kind].family, schedule };
};

const inArea =
  (vendor: DemoLottery['vendor'], area: DemoLottery['area']) =>
  (code: GameCode, name: string, zh: string, schedule: Schedule, topPrize: bigint, hot = false): DemoLottery => ({
    ...common(code, name, zh, schedule),
    vendor,
    area,
    topPrize,
    hot,
  });
const lott = inArea('DLT', 'LOTT');
const elott = inArea('PKT', 'ELOTT');
const sea = inArea('TCG_SEA', 'SEA');

const station = (
  region: 'north' | 'central' | 'south' | 'fast' | 'national',
  code: GameCode,
  name: string,
  zh: string,
  schedule: Schedule,
): DemoLottery => ({
  ...common(code, name, zh, schedule),
  vendor: 'VNL',
  area: 'VN',
  region,
  topPrize: 1_100_000n,
  hot: region === 'fast',
});

const south = (code: GameCode, name: string, zh: string, ...weekdays: number[]) =>
  station('south', code, name, zh, days('16:15', VIETNAM, { weekdays }));
const central = (code: GameCode, name: string, zh: string, ...weekdays: number[]) =>
  station('central', code, name, zh, days('17:15', VIETNAM, { weekdays }));

/** In the order of the lists. Stations draw on their weekdays (0 is Sunday; domain.md 4.7). */
export const LOTTERIES: readonly DemoLottery[] = [
  lott('DLT1M', 'Minute Five', '一分五位', every(60, 5), 19_500_000n, true),
  lott('DLT3M', 'Delta Three Minutes', '三角洲三分', every(180, 10), 19_500_000n),
  lott('DLT5M', 'Fast Five', '快五', every(300, 15), 19_500_000n),
  lott('DLT11', 'River Eleven', '河畔十一选五', every(300, 15), 193_000n),
  lott('DLTK3', 'Rapid Dice', '快骰', every(60, 5), 42_120n, true),
  lott('DLTPK', 'Metro Ten', '都会赛车', every(180, 10), 5_896_800n),
  lott('DLT3D', 'Pick Three', '三位选', days('11:00 16:00 21:00', MANILA), 180_000n, true),
  lott('DLT6', 'Delta Six', '三角洲六合', days('21:00', MANILA), 1_200_000_000n, true),
  elott('PKT1M', 'Pocket Minute', '口袋一分', every(60, 5), 180_000n),
  elott('PKT10', 'Pocket Ten', '口袋赛车', every(120, 8), 5_896_800n),
  elott('PKTK3', 'Pocket Dice', '口袋骰', every(180, 10), 42_120n),
  elott('PKT80', 'Pocket Eighty', '口袋八十', every(300, 15), 100_000n),
  station('fast', 'VN1M', 'Hanoi Minute', '河内一分', every(60, 5, VIETNAM)),
  station('fast', 'VN5M', 'Saigon Five Minutes', '西贡五分', every(300, 15, VIETNAM)),
  station('north', 'MB', 'Northern Vietnam', '北部', days('18:15', VIETNAM, { holidays: [TET] })),
  south('HCM', 'Ho Chi Minh City', '胡志明市', 1, 6),
  south('DTHAP', 'Đồng Tháp', '同塔', 1),
  south('CMAU', 'Cà Mau', '金瓯', 1),
  south('BTRE', 'Bến Tre', '槟椥', 2),
  south('VTAU', 'Vũng Tàu', '头顿', 2),
  south('BLIEU', 'Bạc Liêu', '薄辽', 2),
  south('CTHO', 'Cần Thơ', '芹苴', 3),
  south('DNAI', 'Đồng Nai', '同奈', 3),
  south('STRANG', 'Sóc Trăng', '朔庄', 3),
  south('TNINH', 'Tây Ninh', '西宁', 4),
  south('AGIANG', 'An Giang', '安江', 4),
  south('BTHUAN', 'Bình Thuận', '平顺', 4),
  south('VLONG', 'Vĩnh Long', '永隆', 5),
  south('BDUONG', 'Bình Dương', '平阳', 5),
  south('TVINH', 'Trà Vinh', '茶荣', 5),
  south('LAN', 'Long An', '隆安', 6),
  south('BPHUOC', 'Bình Phước', '平福', 6),
  south('HGIANG', 'Hậu Giang', '后江', 6),
  south('TGIANG', 'Tiền Giang', '前江', 0),
  south('KGIANG', 'Kiên Giang', '坚江', 0),
  south('DLAT', 'Đà Lạt', '大叻', 0),
  central('HUE', 'Huế', '顺化', 0, 1),
  central('PYEN', 'Phú Yên', '富安', 1),
  central('DLAK', 'Đắk Lắk', '得乐', 2),
  central('QNAM', 'Quảng Nam', '广南', 2),
  central('DNANG', 'Đà Nẵng', '岘港', 3, 6),
  central('KHOA', 'Khánh Hòa', '庆和', 0, 3),
  central('BDINH', 'Bình Định', '平定', 4),
  central('QTRI', 'Quảng Trị', '广治', 4),
  central('QBINH', 'Quảng Bình', '广平', 4),
  central('GLAI', 'Gia Lai', '嘉莱', 5),
  central('NTHUAN', 'Ninh Thuận', '宁顺', 5),
  central('QNGAI', 'Quảng Ngãi', '广义', 6),
  central('DNONG', 'Đắk Nông', '得农', 6),
  central('KTUM', 'Kon Tum', '昆嵩', 0),
  station('national', 'VL645', 'Lotto 6/45', '越南乐透 6/45', days('18:00', VIETNAM, { weekdays: [0, 3, 5] })),
  station('national', 'VL655', 'Lotto 6/55', '越南乐透 6/55', days('18:00', VIETNAM, { weekdays: [2, 4, 6] })),
  sea('SEA1M', 'Thai Minute', '泰式一分', every(60, 5, 'Asia/Bangkok'), 180_000n, true),
  sea(
    'SEATH',
    'State Ticket',
    '泰国政府彩',
    // Draws on public holidays are moved to the next day.
    days('16:00', 'Asia/Bangkok', {
      monthDays: [1, 16],
      closeBefore: 1800,
      holidays: ['2027-01-01', '2027-01-16', '2027-05-01'],
      extraDays: ['2027-01-02', '2027-01-17', '2027-05-02'],
    }),
    15_000_000n,
  ),
  sea('SEAYK', 'Yeekee', '依奇彩', YEEKEE, 160_000n),
  sea('SEALAO', 'Mekong River', '老挝彩', days('20:30', 'Asia/Vientiane', { weekdays: [1, 3, 5] }), 160_000n),
  sea('SEALAO5', 'Fast Mekong', '快老挝', every(300, 15, 'Asia/Vientiane'), 160_000n),
  sea('SEAHN', 'Hanoi Special', '河内特别', days('17:30', VIETNAM), 160_000n),
  sea('SEAHNV', 'Hanoi VIP', '河内尊享', days('19:30', VIETNAM), 160_000n),
  sea('SEA649', 'Harbour Six', '港湾六合', days('18:30', 'Asia/Singapore', { weekdays: [1, 4] }), 100_000_000n),
  sea(
    'SEA4D',
    'Harbour 4D',
    '港湾万字',
    days('19:00', 'Asia/Kuala_Lumpur', { weekdays: [0, 3, 6], closeBefore: 900 }),
    700_000n,
    true,
  ),
  sea(
    'SEA4DS',
    'Lion City 4D',
    '狮城万字',
    days('18:30', 'Asia/Singapore', { weekdays: [0, 3, 6], closeBefore: 1800 }),
    600_000n,
  ),
  sea(
    'SEASTK',
    'City Index',
    '都会指数',
    days('16:30', 'Europe/London', {
      weekdays: [1, 2, 3, 4, 5],
      closeBefore: 1800,
      holidays: ['2026-12-25', '2026-12-28', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31'],
    }),
    160_000n,
  ),
];
