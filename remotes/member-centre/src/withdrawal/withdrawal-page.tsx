import type { ReplyOf } from '@atrium/contracts/endpoint';
import type { withdrawalOptions } from '@atrium/contracts/payments';
import { host, useBusy, useErrorSentence, useEvent, useInstant, useMoney, useResource } from '@atrium/host';
import { parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { EmptyState } from '@atrium/ui/empty-state';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { SectionHead } from '@atrium/ui/section-head';
import { Skeleton } from '@atrium/ui/skeleton';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { Stats } from '@atrium/ui/stat';
import { type Column, Table } from '@atrium/ui/table';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { withdrawalErrorAtom, withdrawalOptionsResource, withdrawAtom, withdrawingAtom } from './withdrawal.state.ts';

type Options = ReplyOf<typeof withdrawalOptions>;
type Withdrawal = Options['recent'][number];
const marks: Record<Withdrawal['status'], StateMarkProps['state']> = { 'in-review': 'waiting', approved: 'waiting', paid: 'good', rejected: 'bad', received: 'good', 'partly-received': 'waiting', 'not-received': 'bad' };

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const resource = useResource(withdrawalOptionsResource);
  const sending = useAtomValue(withdrawingAtom);
  const failure = useAtomValue(withdrawalErrorAtom);
  const withdraw = useSetAtom(withdrawAtom);
  const [text, setText] = useState('');
  const [account, setAccount] = useState<string>();
  const [touched, setTouched] = useState(false);
  useBusy(sending || text ? t('withdraw.busy') : null);
  useEvent('balance.changed', () => void resource.reload());

  const options = resource.value;
  if (!options) return resource.status === 'failed' ? <ResourceFault error={resource.error!} reload={resource.reload} /> : <Skeleton height={480} />;
  const chosen = account ?? options.accounts[0]?.id;
  const amount = parseAmount(text, 2);
  const refusal = refusalOf(amount, options);
  const send = async () => {
    setTouched(true);
    if (refusal || !amount || !chosen || !(await withdraw({ accountId: chosen, amount }))) return;
    setText('');
    setTouched(false);
    host().toast('success', t('withdraw.asked', { amount: money(amount) }));
    await resource.reload();
  };
  const columns: Column<Withdrawal>[] = [
    { key: 'at', head: t('records.time'), cell: (row) => instant(row.at, 'date-time') },
    { key: 'reference', head: t('records.reference'), cell: (row) => row.reference },
    { key: 'account', head: t('withdraw.account'), cell: (row) => row.account },
    { key: 'amount', head: t('records.amount'), cell: (row) => <b>{money(row.amount)}</b>, align: 'end', phone: 'lead' },
    { key: 'status', head: t('records.status'), cell: (row) => <StateMark state={marks[row.status]}>{t(`withdraw.states.${row.status}`)}</StateMark>, phone: 'aside' },
  ];

  return (
    <>
      <PageHead title={t('pages.withdraw')} text={t('withdraw.text')} />
      <Stats
        stats={[
          { key: 'available', label: t('withdraw.available'), value: money(options.available), big: true },
          ...(options.bonusTurnover ? [{ key: 'turnover', label: t('withdraw.turnover'), value: money(options.bonusTurnover.staked), detail: t('withdraw.of', { amount: money(options.bonusTurnover.required) }) }] : []),
        ]}
      />
      {options.accounts.length === 0 ? (
        <Note tone="warn" title={t('withdraw.noAccount')}>
          {t('withdraw.noAccountText')}
        </Note>
      ) : (
        <form
          noValidate
          css={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <RadioGroup label={t('withdraw.to')} look="rows" value={chosen} onChange={setAccount} options={options.accounts.map(({ id, name, number }) => ({ value: id, label: name, detail: number }))} />
          <TextField
            label={t('withdraw.amount')}
            before={host().brand.currencySymbol}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            hint={t('withdraw.range', { min: money(options.min), max: money(options.max) })}
            error={touched && refusal ? t(`withdraw.refused.${refusal}`, { min: money(options.min), max: money(options.max), available: money(options.available) }) : undefined}
            onChange={(event) => setText(event.target.value)}
          />
          {failure && (
            <Note tone="bad" role="alert">
              {sentence(failure)}
            </Note>
          )}
          <Button type="submit" variant="primary" size="large" busy={sending}>
            {amount && !refusal ? t('withdraw.submitAmount', { amount: money(amount) }) : t('withdraw.submit')}
          </Button>
        </form>
      )}
      <section>
        <SectionHead title={t('withdraw.recent')} level={3} />
        <Table caption={t('withdraw.recent')} columns={columns} rows={options.recent} rowKey={(row) => row.id} empty={<EmptyState title={t('withdraw.none')} />} />
      </section>
    </>
  );
}

/** Why this amount cannot be withdrawn, or null. */
function refusalOf(amount: string | null, { available, min, max }: Options): 'format' | 'range' | 'funds' | null {
  if (amount === null) return 'format';
  if (BigInt(amount) > BigInt(available)) return 'funds';
  return BigInt(amount) < BigInt(min) || BigInt(amount) > BigInt(max) ? 'range' : null;
}

const styles = { form: css({ display: 'grid', gap: tokens.space[5], maxInlineSize: 520, marginBlock: tokens.space[6] }) };
