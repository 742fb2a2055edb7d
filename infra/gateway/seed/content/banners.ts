/** Their texts are `banners` in `locales/demo`, by ID. */
export const BANNERS: readonly { id: string; group: 'home' | 'w_login'; to: string; scene: string }[] = [
  { id: 'delta-six', group: 'home', to: '/lottery?gameCode=DLT6', scene: 'arcade' },
  { id: 'koi-pavilion', group: 'home', to: '/rng?page=KOI', scene: 'quay' },
  { id: 'evening-tables', group: 'home', to: '/live', scene: 'salon' },
  { id: 'login-limits', group: 'w_login', to: '/help?topic=responsible-gaming', scene: 'arcade' },
];
