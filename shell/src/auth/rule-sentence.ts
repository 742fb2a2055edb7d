import { fillRuleMessage } from '@atrium/contracts/registration-rules';
import type { RegistrationRule } from '@atrium/contracts/system';
import type { TFunction } from 'i18next';

/** The message of a rule, `reg_pattern_{patternId}`, with its parameters. Source: specification 5. */
export const ruleSentence = (rule: RegistrationRule, t: TFunction<'shell'>): string =>
  fillRuleMessage(t(`reg_pattern_${rule.patternId}`), rule);
