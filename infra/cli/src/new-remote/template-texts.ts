/** What the first page of a new remote says, in the five languages of every remote. `title` stands until somebody words it. */
export const texts = (title: string) => ({
  en: {
    title,
    welcome: 'This area is new. Sign in to see more of it.',
    hello: 'Good to see you, {{name}}. This area is new.',
    tried_one: 'Tried once',
    tried_other: 'Tried {{count}} times',
  },
  zh: {
    title: `${title} 专区`,
    welcome: '这是一个新专区,登录后可查看更多内容。',
    hello: '{{name}},很高兴见到您。这是一个新专区。',
    tried_other: '已尝试 {{count}} 次',
  },
  ms: {
    title: `Ruang ${title}`,
    welcome: 'Ruang ini baharu. Log masuk untuk melihat lebih banyak lagi.',
    hello: 'Gembira berjumpa anda, {{name}}. Ruang ini baharu.',
    tried_other: 'Dicuba {{count}} kali',
  },
  tl: {
    title: `Bahaging ${title}`,
    welcome: 'Bago ang bahaging ito. Mag-sign in para makita pa ang iba.',
    hello: 'Natutuwa kaming makita ka, {{name}}. Bago ang bahaging ito.',
    tried_one: 'Sinubukan nang isang beses',
    tried_other: 'Sinubukan nang {{count}} beses',
  },
  ar: {
    title: `قسم ${title}`,
    welcome: 'هذا قسم جديد. سجّل الدخول لترى المزيد.',
    hello: 'سعداء برؤيتك يا {{name}}. هذا قسم جديد.',
    tried_zero: 'لم تتم أي تجربة',
    tried_one: 'تمت التجربة مرة واحدة',
    tried_two: 'تمت التجربة مرتين',
    tried_few: 'تمت التجربة {{count}} مرات',
    tried_many: 'تمت التجربة {{count}} مرة',
    tried_other: 'تمت التجربة {{count}} مرة',
  },
});
