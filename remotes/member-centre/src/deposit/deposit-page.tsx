import { useBalance, useBusy, useErrorSentence, useInstant, useMoney, useResource } from '@atrium/host';
import { decimalOf, parseAmount } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { Skeleton } from '@atrium/ui/skeleton';
import { Stats } from '@atrium/ui/stat';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@atrium/centre/page-head';
import { ResourceFault } from '@atrium/centre/resource-fault';
import { AmountField } from './amount-field.tsx';
import { refusalOf } from './deposit-sum.ts';
import { depositErrorAtom, depositOptionsResource, submitDepositAtom, submittingAtom } from './deposit.state.ts';
import { DepositSummary } from './deposit-summary.tsx';
import { LimitBar } from './limit-bar.tsx';
import { MethodTable } from './method-table.tsx';
import { RecentDeposits } from './recent-deposits.tsx';
import { ReturnedDeposit } from './returned-deposit.tsx';

export function Page() {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const instant = useInstant();
  const sentence = useErrorSentence();
  const balance = useBalance();
  const options = useResource(depositOptionsResource);
  const submitting = useAtomValue(submittingAtom);
  const failure = useAtomValue(depositErrorAtom);
  const submit = useSetAtom(submitDepositAtom);
  const [code, setCode] = useState<string>();
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  useBusy(submitting || text ? t('deposit.busy') : null);

  if (!options.value)
    return options.status === 'failed' ? (
      <ResourceFault error={options.error!} reload={options.reload} />
    ) : (
      <Skeleton height={480} />
    );
  const { methods, limit, quickAmounts } = options.value;
  const open = methods.filter((method) => method.open);
  const method = open.find((each) => each.code === code) ?? open[0];
  const minor = parseAmount(text, 2);
  const refusal = refusalOf(minor, text, method, limit);
  const send = () => {
    setTouched(true);
    if (!refusal && method && minor) void submit({ method: method.code, amount: minor });
  };

  return (
    <>
      <ReturnedDeposit />
      <PageHead title={t('pages.depositv2')} />
      {balance && (
        <Stats
          stats={[
            {
              key: 'balance',
              label: t('deposit.balance'),
              value: money(balance.sumBalance),
              detail: t('deposit.updated', { time: instant(balance.updatedAt, 'time') }),
              big: true,
            },
            {
              key: 'cash',
              label: t('deposit.cash'),
              value: money(balance.cash),
              detail: balance.bonus === '0' ? undefined : t('deposit.bonus', { amount: money(balance.bonus) }),
            },
            { key: 'locked', label: t('deposit.locked'), value: money(balance.locked), detail: t('deposit.lockedWhy') },
          ]}
        />
      )}
      <form
        css={styles.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div css={styles.choice}>
          <MethodTable methods={methods} value={method?.code} onChange={setCode} />
          <AmountField
            text={text}
            onText={setText}
            quick={quickAmounts}
            onQuick={(amount) => setText(decimalOf(amount, 2))}
            error={
              touched && refusal
                ? t(`deposit.refused.${refusal}`, {
                    min: method && money(method.min),
                    max: method && money(method.max),
                  })
                : undefined
            }
          />
          {limit && <LimitBar limit={limit} next={refusal === 'format' || !minor ? 0n : BigInt(minor)} />}
        </div>
        <DepositSummary method={method} amount={minor}>
          {failure && (
            <Note tone="bad" role="alert">
              {sentence(failure)}
            </Note>
          )}
          <Button type="submit" variant="primary" size="large" wide busy={submitting} disabled={!method}>
            {minor && !refusal ? t('deposit.submitAmount', { amount: money(minor) }) : t('deposit.submit')}
          </Button>
        </DepositSummary>
      </form>
      <RecentDeposits />
    </>
  );
}

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 288px',
    alignItems: 'start',
    gap: tokens.space[6],
    marginBlock: tokens.space[6],
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  choice: css({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 }),
};
