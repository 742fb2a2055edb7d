import { useTranslation } from 'react-i18next';
import { State, type Tone } from '../../parts/state.tsx';

const TONES: Record<string, Tone> = {
  open: 'good',
  closed: 'warn',
  drawn: 'warn',
  settling: 'warn',
  settled: 'good',
  voided: 'bad',
};

export function DrawState({ state }: { state: string }) {
  const { t } = useTranslation();
  return <State tone={TONES[state] ?? 'calm'}>{t(`draws.state.${state}`)}</State>;
}
