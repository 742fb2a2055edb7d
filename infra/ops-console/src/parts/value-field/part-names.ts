import { LANGUAGES } from '@atrium/contracts/languages';
import { useTranslation } from 'react-i18next';

/** A part for each language is called by the language. */
const languageName = (part: string) => LANGUAGES.find(({ tag, texts }) => texts && tag === part)?.name;

/** The names of parts and values, and the hints of parts; a name without a text is shown as it is stored. */
export function usePartNames() {
  const { t, i18n } = useTranslation();
  const named = (key: string, name: string) => (i18n.exists(key) ? t(key) : name);
  return {
    partName: (part: string) => named(`settingParts.${part}`, languageName(part) ?? part),
    partHint: (part: string) => (i18n.exists(`settingHints.${part}`) ? t(`settingHints.${part}`) : undefined),
    valueName: (value: string) => named(`valueNames.${value}`, value),
  };
}
