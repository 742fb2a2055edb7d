import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { useSettled } from '@atrium/centre/use-settled';
import { host, useBusy, useErrorSentence } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downlinePages } from '../downline/downline.state.ts';
import { actionErrorAtom, offerAtom } from './contracts.state.ts';
import { OfferPreview } from './offer-preview.tsx';
import { OfferStep } from './offer-step.tsx';
import { EMPTY_TERMS, MAX_STEPS, offerOf, STEP_FIELDS, stepField, type Terms } from './offer-terms.ts';

/** One page of the downline; above that the search narrows. */
const SHOWN_LIMIT = 100;

/**
 * Asks a direct downline for a contract: whom, and a ladder of rates with what a period must reach for each; beside it,
 * what the last period would have paid. A part of the page, as the transfer is: a dialog over the centre's own would lose
 * what is typed.
 */
export function OfferPanel({ kind, onClose }: { kind: ContractKind; onClose: () => void }) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const failure = useAtomValue(actionErrorAtom);
  const offer = useSetAtom(offerAtom);
  const [search, setSearch] = useState('');
  const [steps, setSteps] = useState<readonly number[]>([0]);
  const text = useSettled(search);
  const downline = usePagedResource(downlinePages, {
    query: { sort: 'account', pageSize: SHOWN_LIMIT, ...(text ? { text } : {}) },
  });
  // A search finds everybody below; contracts are between neighbours only.
  const direct = downline.items.filter(({ level }) => level === 1);
  const accountOf = (memberId: string) => direct.find(({ id }) => id === memberId)?.account ?? '';
  useBusy(t('contracts.busy'));
  const form = useForm<Terms>({
    initial: EMPTY_TERMS,
    async onSend(terms) {
      const wanted = offerOf(kind, terms, steps);
      if (!wanted || !(await offer(wanted))) return;
      host().toast('success', t('contracts.done.offer', { account: accountOf(wanted.memberId) }));
      onClose();
    },
  });
  const names = ['memberId', 'period', ...steps.flatMap((step) => STEP_FIELDS.map((field) => stepField(step, field)))];
  const typed: Terms = Object.fromEntries(names.map((name) => [name, form.value(name) ?? '']));

  return (
    <Card
      as="section"
      aria-label={t('contracts.offerTitle')}
      title={t('contracts.offerTitle')}
      titleEnd={<IconButton icon="close" label={t('close')} disabled={form.sending} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
      <div css={styles.halves}>
        <form {...form.props} css={styles.form}>
          {(search || downline.hasNext) && (
            <SearchField
              label={t('downline.search')}
              placeholder={t('downline.search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          <Select
            label={t('contracts.whom')}
            required
            placeholder={t('contracts.choose')}
            options={direct.map(({ id, account }) => ({ value: id, label: account }))}
            {...form.field('memberId', (id) => (id ? null : t('contracts.fault.memberId')))}
          />
          {kind === 'dividend' && (
            <Select
              label={t('contracts.period')}
              options={PERIOD_TYPES.map((value) => ({ value, label: t(`contracts.periods.${value}`) }))}
              {...form.field('period')}
            />
          )}
          <p css={styles.conditions}>{t('contracts.conditions')}</p>
          {steps.map((step, at) => (
            <OfferStep
              key={step}
              kind={kind}
              form={form}
              step={step}
              place={at + 1}
              onRemove={steps.length > 1 ? () => setSteps(steps.filter((other) => other !== step)) : undefined}
            />
          ))}
          <Button
            icon="plus"
            disabled={steps.length >= MAX_STEPS}
            onClick={() => setSteps([...steps, Math.max(...steps) + 1])}
          >
            {t('contracts.addStep')}
          </Button>
          <FormFault sentence={failure && sentence(failure)} />
          <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
            {t('contracts.send')}
          </Button>
        </form>
        <OfferPreview offer={offerOf(kind, typed, steps)} kind={kind} account={accountOf(typed.memberId!)} />
      </div>
    </Card>
  );
}

const styles = {
  card: css({ marginBlockEnd: tokens.space[5] }),
  halves: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.space[6],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  form: css({ display: 'grid', gap: tokens.space[4] }),
  conditions: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
