import type { AccountStanding } from '@atrium/contracts/agent-downline';
import { CATEGORIES } from '@atrium/contracts/game-categories';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useResource } from '@atrium/host';
import { formatRate, parseRate } from '@atrium/i18n/rate';
import { Button } from '@atrium/ui/button';
import { Skeleton } from '@atrium/ui/skeleton';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { raiseTerms, standingResource } from '../tree/tree.state.ts';
import { ActionPanel } from './action-panel.tsx';
import { rateOf } from './rate-groups.ts';

interface RaisePanelProps {
  member: { id: string; account: string };
  onClose: () => void;
}

/** Raises prize group and rates of an account right below, up to the agent's own (12-06). */
export function RaisePanel({ member, onClose }: RaisePanelProps) {
  const { t } = useTranslation('agent-centre');
  const { value } = useResource(standingResource, { params: { id: member.id } });
  return (
    <ActionPanel title={t('standing.raiseTitle', member)} text={t('standing.raiseText')} onClose={onClose}>
      {value ? <RaiseForm standing={value} onClose={onClose} /> : <Skeleton height={240} />}
    </ActionPanel>
  );
}

function RaiseForm({ standing, onClose }: { standing: AccountStanding; onClose: () => void }) {
  const { t, i18n } = useTranslation('agent-centre');
  const { id, account, group, rates, most } = standing;
  const initial: Record<string, string> = {
    prizeGroup: group === null ? '' : String(group),
    ...Object.fromEntries(CATEGORIES.map((category) => [category, String(rateOf(rates, category))])),
  };
  const form = useForm<Record<string, string>>({
    initial,
    fieldOf: { GROUP_QUOTA: 'prizeGroup' },
    async onSend(fields) {
      const wanted = (fields.prizeGroup ?? '').trim();
      const changed = CATEGORIES.filter((category) => parseRate(fields[category]!) !== rateOf(rates, category));
      const { failure } = await raiseTerms(id, {
        ...(wanted !== '' && Number(wanted) !== group && { prizeGroup: Number(wanted) }),
        rates: Object.fromEntries(changed.map((category) => [category, parseRate(fields[category]!)])),
      });
      if (failure) return failure;
      host().toast('success', t('standing.raised', { account }));
      onClose();
      return null;
    },
  });
  const percent = (rate: number) => formatRate(rate, i18n.language);
  return (
    <form {...form.props} css={styles.form}>
      <TextField
        label={t('register.group')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('standing.fromTo', { from: group ?? '–', to: most.group })}
        {...form.field('prizeGroup', (typed) =>
          typed.trim() === '' ||
          (/^\d{1,4}$/.test(typed.trim()) && Number(typed) >= (group ?? 0) && Number(typed) <= most.group)
            ? null
            : t('standing.fault.group', { from: group ?? 0, to: most.group }),
        )}
      />
      {CATEGORIES.filter((category) => rateOf(most.rates, category) > 0).map((category) => {
        const range = { from: percent(rateOf(rates, category)), to: percent(rateOf(most.rates, category)) };
        return (
          <TextField
            key={category}
            label={t(`categories.${category}`)}
            before="%"
            inputMode="decimal"
            autoComplete="off"
            hint={t('standing.fromTo', range)}
            {...form.field(category, (typed) =>
              parseRate(typed) >= rateOf(rates, category) && parseRate(typed) <= rateOf(most.rates, category)
                ? null
                : t('standing.fault.rate', range),
            )}
          />
        );
      })}
      <FormFault sentence={form.refusal} />
      <Button type="submit" variant="primary" size="large" busy={form.sending}>
        {t('standing.raise')}
      </Button>
    </form>
  );
}

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: tokens.space[4],
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  }),
};
