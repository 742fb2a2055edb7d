import { DEFAULT_LANGUAGE, LANGUAGES } from '@atrium/contracts/languages';
import { host } from '@atrium/host';

/** The specification's code of the language shown now, as game queries carry it. */
export const languageCode = (): string =>
  LANGUAGES.find(({ tag }) => tag === host().i18n.language)?.code ?? DEFAULT_LANGUAGE;
