import { AmountField } from '@atrium/centre/amount-field';
import { useAmountCheck } from '@atrium/centre/use-amount-check';
import { useSettled } from '@atrium/centre/use-settled';
import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import { FormFault } from '@atrium/forms/form-fault';
import { useForm } from '@atrium/forms/use-form';
import { host, useBusy, useErrorSentence } from '@atrium/host';
import { usePagedResource } from '@atrium/host/paged-resource';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downlinePages } from '../downline/downline.state.ts';
import { actionErrorAtom, offerAtom } from './contracts.state.ts';
import { EMPTY_TERMS, isCount, isRate, orNothing, type Terms, termsOf } from './offer-terms.ts';

/** One page of the downline; above that the search narrows. */
const SHOWN_LIMIT = 100;

/**
 * Asks a direct downline for a contract: whom, at which rate, and what a period must reach before anything is paid. A
 * part of the page, as the transfer is: a dialog over the centre's own would lose what is typed.
 */
export function OfferPanel({ kind, onClose }: { kind: ContractKind; onClose: () => void }) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const checkAmount = useAmountCheck();
  const failure = useAtomValue(actionErrorAtom);
  const offer = useSetAtom(offerAtom);
  const [search, setSearch] = useState('');
  const text = useSettled(search);
  const downline = usePagedResource(downlinePages, {
    query: { sort: 'account', pageSize: SHOWN_LIMIT, ...(text ? { text } : {}) },
  });
  // A search finds everybody below; contracts are between neighbours only.
  const direct = downline.items.filter(({ level }) => level === 1);
  useBusy(t('contracts.busy'));
  const form = useForm<Terms>({
    initial: EMPTY_TERMS,
    async onSend(terms) {
      const period = kind === 'dividend' ? { period: terms.period } : {};
      if (!(await offer({ ...termsOf(terms), kind, ...period }))) return;
      const account = direct.find(({ id }) => id === terms.memberId)?.account ?? '';
      host().toast('success', t('contracts.done.offer', { account }));
      onClose();
    },
  });
  const condition = (typed: string) => checkAmount(orNothing(typed), { min: '0' });

  return (
    <Card
      as="section"
      aria-label={t('contracts.offerTitle')}
      title={t('contracts.offerTitle')}
      titleEnd={<IconButton icon="close" label={t('close')} disabled={form.sending} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
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
        <TextField
          label={t('contracts.rate')}
          required
          before="%"
          inputMode="decimal"
          autoComplete="off"
          hint={t(kind === 'dividend' ? 'contracts.ofLoss' : 'contracts.ofBet')}
          {...form.field('rate', (rate) => (isRate(rate) ? null : t('contracts.fault.rate')))}
        />
        {kind === 'dividend' && (
          <Select
            label={t('contracts.period')}
            options={PERIOD_TYPES.map((value) => ({ value, label: t(`contracts.periods.${value}`) }))}
            {...form.field('period')}
          />
        )}
        <fieldset css={styles.conditions}>
          <legend>{t('contracts.conditions')}</legend>
          <AmountField label={t('contracts.validBet')} {...form.field('validBet', condition)} />
          <AmountField label={t('contracts.profitLoss')} {...form.field('profitLoss', condition)} />
          <TextField
            label={t('contracts.active')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('activeMembers', (count) => (isCount(count) ? null : t('contracts.fault.activeMembers')))}
          />
        </fieldset>
        <FormFault sentence={failure && sentence(failure)} />
        <Button type="submit" variant="primary" size="large" wide busy={form.sending}>
          {t('contracts.send')}
        </Button>
      </form>
    </Card>
  );
}

const styles = {
  card: css({ marginBlockEnd: tokens.space[5] }),
  form: css({ display: 'grid', gap: tokens.space[4], maxInlineSize: 480 }),
  conditions: css({
    display: 'grid',
    gap: tokens.space[4],
    margin: 0,
    padding: 0,
    border: 0,
    '& legend': { marginBlockEnd: tokens.space[2], color: tokens.color.text2, ...tokens.type.small },
  }),
};
