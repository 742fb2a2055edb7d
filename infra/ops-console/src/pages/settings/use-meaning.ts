import type { Setting } from '@atrium/contracts/operator-config';
import { useTranslation } from 'react-i18next';

/** Settings that share a text, in which the rest of the key is named. */
const FAMILIES = ['menu', 'register.rules'];

/** The meaning of a setting in the operator's language; of a row that nobody described, the gateway's sentence. */
export function useMeaning(): (setting: Pick<Setting, 'key' | 'description'>) => string {
  const { t, i18n } = useTranslation();
  return ({ key, description }) => {
    const family = FAMILIES.find((each) => key.startsWith(`${each}.`));
    const path = `settingMeanings.${family ? `${family}.each` : key}`;
    return i18n.exists(path) ? t(path, { name: family && key.slice(family.length + 1) }) : description;
  };
}
