import type { RegistrationSettings } from '@atrium/contracts/system';

type Settings = Pick<RegistrationSettings, 'rules' | 'switches'>;

/**
 * The fields without which no account opens, whatever their rules: the number that receives a code, and what the form
 * requires whenever it shows it. Source: 5-19, 5-20, 5-25, 5-26.
 */
export const demandedFields = ({ rules, switches }: Settings, way: 'username' | 'mobile'): string[] => [
  ...(way === 'username' ? ['username', 'password'] : []),
  ...(way === 'mobile' || rules.mobileNum?.enabled || switches.REGISTERSMS3 ? ['mobileNum'] : []),
  ...(rules.paymentPassword?.enabled ? ['paymentPassword'] : []),
];
