export interface FooterLink {
  /** Key of its name under `footer.link`. */
  name: string;
  to: string;
}

const topic = (name: string): FooterLink => ({ name, to: `/help?topic=${name}` });

/** The seven About links in the specification's order; each is a topic of the help centre. */
export const ABOUT_TOPICS = [
  'company',
  'contact',
  'terms',
  'responsible-gaming',
  'privacy',
  'affiliates',
  'refund',
] as const;
export const ABOUT_LINKS = ABOUT_TOPICS.map(topic);

export const HELP_LINKS: readonly FooterLink[] = [
  { name: 'help', to: '/help' },
  ...['deposits', 'withdrawals', 'account-security', 'games'].map(topic),
  { name: 'feedback', to: '/help?topic=feedback' },
];

export const SITE_LINKS: readonly FooterLink[] = [
  { name: 'promotions', to: '/promotions' },
  { name: 'vip', to: '/vip' },
  { name: 'pointMall', to: '/pointMall' },
  { name: 'notices', to: '/noticePage' },
  { name: 'download', to: '/down' },
  { name: 'join', to: '/join' },
];
