import { LANGUAGES } from '@atrium/contracts/languages';

const TAG = LANGUAGES.find(({ english }) => english === 'Vietnamese')?.tag;
const VIETNAMESE_LETTER = /[ĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9]/u;

/** The language of a name that stays Vietnamese in every language: its letters and its voice are others. Undefined for other names. */
export const languageOfName = (name: string): string | undefined => (VIETNAMESE_LETTER.test(name) ? TAG : undefined);
