import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { createContext } from 'react';

/** The rules in words of the area's games, which load when somebody reads one; null outside a lottery's page. */
export const RuleTextsContext = createContext<LocaleLoaders | null>(null);
