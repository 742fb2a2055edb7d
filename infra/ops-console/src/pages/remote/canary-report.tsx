import type { Figures } from '@atrium/contracts/telemetry';
import { Card } from '@atrium/ui/card';
import { Stats } from '@atrium/ui/stat';
import { useTranslation } from 'react-i18next';
import { budgetOf } from '../../data/remote-state.ts';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

const TONE = { gathering: 'calm', within: 'good', burnt: 'bad' } as const;

/** How much of its error budget the canary has used. */
export function CanaryReport({ figures, remote }: { figures: Figures; remote: string }) {
  const { t } = useTranslation();
  const { number, share } = useFormat();
  const budget = budgetOf(figures, remote);
  if (!budget) return null;
  const { canary, stable, limit, state, canaryVersion, stableVersion } = budget;
  const visits = (outcome: typeof canary) =>
    t('failedOf', { failing: number(outcome.failing), visits: number(outcome.visits) });
  return (
    <Card as="section" title={t('errorBudget')} titleEnd={<State tone={TONE[state]}>{t(`budget.${state}`)}</State>}>
      <Stats
        stats={[
          {
            key: 'canary',
            label: t('canaryVersion', { version: canaryVersion }),
            value: share(canary.rate),
            detail: visits(canary),
          },
          {
            key: 'stable',
            label: t('stableVersion', { version: stableVersion }),
            value: share(stable.rate),
            detail: visits(stable),
          },
          { key: 'limit', label: t('budgetLimit'), value: share(limit) },
        ]}
      />
    </Card>
  );
}
