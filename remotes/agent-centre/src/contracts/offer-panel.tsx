import type { ContractKind } from '@atrium/contracts/agent-contracts';
import { PERIOD_TYPES } from '@atrium/contracts/agent-contracts';
import { host, useBusy, useErrorSentence, useResource } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { IconButton } from '@atrium/ui/icon-button';
import { Note } from '@atrium/ui/note';
import { SearchField } from '@atrium/ui/search-field';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downlinesResource } from '../downline/downline.state.ts';
import { useSettled } from '../downline/use-settled.ts';
import { actingAtom, actionErrorAtom, offerAtom } from './contracts.state.ts';
import { EMPTY_TERMS, faultsOf, type Terms, termsOf } from './offer-terms.ts';

/** As many as one page of the downline holds; above that the search narrows. */
const MOST_SHOWN = 100;

/**
 * Asks a direct downline for a contract: whom, at which rate, and what a period must reach before anything is paid. A
 * part of the page, as the transfer is: a dialog over the centre's own would lose what is typed.
 */
export function OfferPanel({ kind, onClose }: { kind: ContractKind; onClose: () => void }) {
  const { t } = useTranslation('agent-centre');
  const sentence = useErrorSentence();
  const acting = useAtomValue(actingAtom);
  const failure = useAtomValue(actionErrorAtom);
  const offer = useSetAtom(offerAtom);
  const [terms, setTerms] = useState<Terms>(EMPTY_TERMS);
  const [search, setSearch] = useState('');
  const [touched, setTouched] = useState(false);
  const text = useSettled(search);
  const downline = useResource(downlinesResource, {
    query: { sort: 'account', pageSize: MOST_SHOWN, ...(text ? { text } : {}) },
  });
  // A search finds everybody below; a contract stands between neighbours only.
  const direct = downline.value?.items.filter(({ level }) => level === 1) ?? [];
  useBusy(t('contracts.busy'));
  const { fractionDigits, currencySymbol } = host().brand;
  const faults = faultsOf(terms, fractionDigits);
  const errorOf = (field: keyof Terms) => (touched && faults.has(field) ? t(`contracts.fault.${field}`) : undefined);
  const change = (field: keyof Terms) => (event: { target: { value: string } }) => {
    const { value } = event.target;
    // On what the fields hold by then: a slow machine may draw two changes at once.
    setTerms((now) => ({ ...now, [field]: value }));
  };
  const send = async () => {
    setTouched(true);
    if (
      faults.size > 0 ||
      !(await offer({
        ...termsOf(terms, fractionDigits),
        kind,
        ...(kind === 'dividend' ? { period: terms.period } : {}),
      }))
    )
      return;
    host().toast(
      'success',
      t('contracts.done.offer', { account: direct.find(({ id }) => id === terms.memberId)?.account ?? '' }),
    );
    onClose();
  };

  return (
    <Card
      as="section"
      aria-label={t('contracts.offerTitle')}
      title={t('contracts.offerTitle')}
      titleEnd={<IconButton icon="close" label={t('close')} disabled={acting} onClick={onClose} />}
      level={3}
      css={styles.card}
    >
      <form
        noValidate
        css={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {(search || (downline.value?.totalPages ?? 0) > 1) && (
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
          value={terms.memberId}
          options={direct.map(({ id, account }) => ({ value: id, label: account }))}
          error={errorOf('memberId')}
          onChange={change('memberId')}
        />
        <TextField
          label={t('contracts.rate')}
          required
          before="%"
          inputMode="decimal"
          autoComplete="off"
          value={terms.rate}
          hint={t(kind === 'dividend' ? 'contracts.ofLoss' : 'contracts.ofBet')}
          error={errorOf('rate')}
          onChange={change('rate')}
        />
        {kind === 'dividend' && (
          <Select
            label={t('contracts.period')}
            value={terms.period}
            options={PERIOD_TYPES.map((value) => ({ value, label: t(`contracts.periods.${value}`) }))}
            onChange={change('period')}
          />
        )}
        <fieldset css={styles.conditions}>
          <legend>{t('contracts.conditions')}</legend>
          <TextField
            label={t('contracts.validBet')}
            before={currencySymbol}
            inputMode="decimal"
            autoComplete="off"
            value={terms.validBet}
            error={errorOf('validBet')}
            onChange={change('validBet')}
          />
          <TextField
            label={t('contracts.profitLoss')}
            before={currencySymbol}
            inputMode="decimal"
            autoComplete="off"
            value={terms.profitLoss}
            error={errorOf('profitLoss')}
            onChange={change('profitLoss')}
          />
          <TextField
            label={t('contracts.active')}
            inputMode="numeric"
            autoComplete="off"
            value={terms.activeMembers}
            error={errorOf('activeMembers')}
            onChange={change('activeMembers')}
          />
        </fieldset>
        {failure && (
          <Note tone="bad" role="alert">
            {sentence(failure)}
          </Note>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={acting}>
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
