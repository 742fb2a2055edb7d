import type { CONTENT_STATES } from '@atrium/contracts/operator-content';
import { useTranslation } from 'react-i18next';
import { State } from '../../parts/state.tsx';

const TONES = { scheduled: 'warn', published: 'good', over: 'calm', withdrawn: 'calm' } as const;

/** Whether members can see it now. */
export function ContentState({ state }: { state: (typeof CONTENT_STATES)[number] }) {
  const { t } = useTranslation();
  return <State tone={TONES[state]}>{t(`content.states.${state}`)}</State>;
}
