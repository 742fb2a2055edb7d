import type { Contract, ContractKind } from '@atrium/contracts/agent-contracts';
import { host, useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { StateMark, type StateMarkProps } from '@atrium/ui/state-mark';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractLadder } from './contract-ladder.tsx';
import { type Action, actingAtom, answerAtom } from './contracts.state.ts';

interface ContractTableProps {
  kind: ContractKind;
  caption: string;
  contracts: readonly Contract[];
  empty?: ReactNode;
}

const marks: Record<Contract['state'], StateMarkProps['state']> = {
  requested: 'waiting',
  accepted: 'good',
  rejected: 'bad',
  terminated: 'over',
};
/** Contracts with their terms (3-90) and what the reader may do with each: answer a request, end what runs. */
export function ContractTable({ kind, caption, contracts, empty }: ContractTableProps) {
  const { t, i18n } = useTranslation('agent-centre');
  const money = useMoney();
  const instant = useInstant();
  const acting = useAtomValue(actingAtom);
  const answer = useSetAtom(answerAtom);
  const nameOf = ({ account }: Contract) => account || t('contracts.house');

  const act = async (contract: Contract, action: Action) => {
    const question = questionOf(contract, action);
    if (question) {
      const account = nameOf(contract);
      const answer = await host().dialog({
        title: t(`contracts.ask.${question}.title`, { account }),
        text: t(`contracts.ask.${question}.text`, {
          account,
          accounts: new Intl.ListFormat(i18n.language).format(contract.endsBelow),
        }),
        icon: 'warning',
        buttons: [
          {
            label: t(`contracts.ask.${question}.yes`),
            value: 'yes',
            tone: question === 'higher' ? 'primary' : 'danger',
          },
          { label: t('contracts.ask.no'), value: 'no', tone: 'plain' },
        ],
      });
      if (answer !== 'yes') return;
    }
    const ended = await answer(kind, contract.id, action);
    if (!ended) return;
    host().toast(
      'success',
      t(`contracts.done.${contract.state === 'requested' && action === 'terminate' ? 'withdraw' : action}`, {
        account: nameOf(contract),
      }),
    );
    if (ended.length > 0)
      host().toast(
        'info',
        t('contracts.done.higher', {
          accounts: new Intl.ListFormat(i18n.language).format(ended.map(({ account }) => account)),
        }),
      );
  };

  const actions = (contract: Contract): [Action, string][] => {
    if (contract.state === 'accepted') return [['terminate', 'terminate']];
    if (contract.state !== 'requested') return [];
    return contract.role === 'mine'
      ? [
          ['accept', 'accept'],
          ['reject', 'reject'],
        ]
      : [['terminate', 'withdraw']];
  };

  const columns: Column<Contract>[] = [
    { key: 'account', head: t('contracts.account'), cell: nameOf, phone: 'lead' },
    {
      key: 'rate',
      head: t('contracts.rate'),
      cell: (row) => <ContractLadder clauses={row.clauses} />,
      align: 'end',
      phone: 'aside',
    },
    { key: 'period', head: t('contracts.period'), cell: (row) => t(`contracts.periods.${row.period}`) },
    { key: 'bet', head: t('contracts.validBet'), cell: (row) => money(row.periodValidBet), align: 'end' },
    { key: 'net', head: t('contracts.profitLoss'), cell: (row) => money(row.periodProfitLoss), align: 'end' },
    { key: 'active', head: t('contracts.active'), cell: (row) => row.activeMembers, align: 'end' },
    {
      key: 'state',
      head: t('contracts.state'),
      cell: (row) => (
        <div css={styles.state}>
          <StateMark state={marks[row.state]}>{t(`contracts.states.${row.state}`)}</StateMark>
          <small>{instant(row.endedAt ?? row.answeredAt ?? row.requestedAt, 'date-time')}</small>
          {row.endReason && <small>{t(`contracts.reasons.${row.endReason}`)}</small>}
        </div>
      ),
    },
    {
      key: 'actions',
      head: t('contracts.actions'),
      cell: (row) => (
        <span css={styles.actions}>
          {actions(row).map(([action, word]) => (
            <Button
              key={action}
              size="small"
              variant={action === 'accept' ? 'primary' : undefined}
              disabled={acting}
              aria-label={t(`contracts.actionOf.${word}`, { account: nameOf(row) })}
              onClick={() => void act(row, action)}
            >
              {t(`contracts.action.${word}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={contracts.some((contract) => actions(contract).length > 0) ? columns : columns.slice(0, -1)}
      rows={contracts}
      rowKey={(row) => row.id}
      empty={empty}
    />
  );
}

/** What is asked before: whether better paid downlines may lose theirs (4-63), or whether a running contract may end. */
function questionOf({ endsBelow, state }: Contract, action: Action): 'higher' | 'terminate' | null {
  if (action === 'accept') return endsBelow.length > 0 ? 'higher' : null;
  return action === 'terminate' && state === 'accepted' ? 'terminate' : null;
}

const styles = {
  state: css({
    display: 'grid',
    justifyItems: 'start',
    '& small': { color: tokens.color.text2, ...tokens.type.legal },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
};
