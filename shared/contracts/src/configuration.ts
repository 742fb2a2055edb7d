/**
 * The values that the specification fixes for every brand and deployment (3, Configuration; 9). A brand's own values
 * are part of the gateway's `BrandConfiguration`; the merchant code has no value here, because it is set per
 * deployment.
 */
export const CONFIGURATION = {
  brandPlatform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  defaultLanguage: 'EN',
  /** TY is Tagalog. Every other code of the language registry can be switched on by configuration. */
  languages: ['TY', 'EN'],
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  announcementTypes: ['B', 'PL', 'PU', 'PR', 'H'],
  announcementExecution: 'B',
  announcementPlatform: 'W',
  chatHeaderColour: '#28241d',
  currencySymbol: 'P',
  /** Of a new member where a brand sets no other. Source: 5-65. */
  minimumBirthdayAge: 21,
  /** The maximum bonus in the text beside the Zalo field. Source: 9-47. */
  zaloBonus: '131K',
  /** The amount in the text about the promotion for new members. Source: 9-48. */
  registrationPromotion: '1000 VND',
} as const;

/** Every query for announcements. Source: 3-85. */
export const noticeQuery = (language: string) =>
  ({
    types: CONFIGURATION.announcementTypes.join(','),
    platform: CONFIGURATION.announcementPlatform,
    execution: CONFIGURATION.announcementExecution,
    language,
  }) as const;

/** Members above this rank level are served by the VIP channel. Source: 6, 9-35. */
export const VIP_ABOVE_LEVEL = 4;

/** Fixed fields of every game launch. Source: 9-20. */
export const LAUNCH_VALUES = {
  accountType: 1,
  clientType: 3,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  confirmTrans: 0,
} as const;
/** Fixed fields of every game query. Source: 9-21. */
export const GAME_QUERY_VALUES = { clientType: 3, platform: 'flash,html5-desktop' } as const;
/** Source: 9-29, 9-30. */
export const POPULAR_COUNT = 20;
export const VIETNAMESE_NUMBERS_COUNT = 100;
