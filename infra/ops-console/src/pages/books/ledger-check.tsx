import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../data/use-money.ts';
import { Facts } from '../../parts/facts.tsx';
import { quiet, stack } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { useLedgerCheck } from './use-ledger-check.ts';

/** Those of the ledger. */
const INVARIANTS = 12;

/** Checks every invariant of the ledger in the live database: on request only, because it reads the whole ledger. */
export function LedgerCheck() {
  const { t } = useTranslation();
  const { state, busy, run } = useLedgerCheck();
  const answer = state?.report;
  const { number } = useFormat();
  const money = useMoney();
  return (
    <Card
      as="section"
      title={t('books.ledger')}
      titleEnd={
        <Button busy={busy} onClick={run}>
          {t('books.check')}
        </Button>
      }
    >
      <div css={stack}>
        <Refusal refused={state?.refused ?? null} />
        {!state && <p css={quiet}>{t('books.notChecked')}</p>}
        {busy && (
          <>
            <Progress
              label={t('books.ledger')}
              value={(state!.checked.length + state!.share) / INVARIANTS}
              text={t('books.of', { done: number(state!.checked.length), all: number(INVARIANTS) })}
            />
            <p css={quiet} lang="en" dir="ltr">
              {state!.name}
            </p>
          </>
        )}
        {answer && (
          <>
            <p role="status">
              <State tone={answer.ok ? 'good' : 'bad'}>
                {t(answer.ok ? 'books.holds' : 'books.broken', {
                  entries: number(answer.entries),
                  accounts: number(answer.accounts),
                })}
              </State>
            </p>
            {answer.failures.length > 0 && (
              <Note tone="bad">
                <ul lang="en" dir="ltr">
                  {answer.failures.map((failure) => (
                    <li key={failure}>{failure}</li>
                  ))}
                </ul>
              </Note>
            )}
            <ol css={styles.list}>
              {answer.invariants.map(({ number: place, name, ok }) => (
                <li key={place} css={styles.entry}>
                  <span css={quiet}>{place}</span>
                  <span lang="en">{name}</span>
                  <State tone={ok ? 'good' : 'bad'}>{t(ok ? 'books.ok' : 'books.failed')}</State>
                </li>
              ))}
            </ol>
            <Facts
              facts={answer.trialBalance.map(({ class: account, currency, amount }) => ({
                key: `${account} ${currency}`,
                name: <bdi>{account}</bdi>,
                value: money(amount, currency),
              }))}
            />
            {answer.head && (
              <p css={styles.hash}>
                {t('books.head', { seq: answer.head.seq })} <code dir="ltr">{answer.head.hash}</code>
              </p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

const styles = {
  list: css({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: tokens.space[2],
    paddingBlock: tokens.space[2],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    ...tokens.type.small,
  }),
  hash: css({
    color: tokens.color.text2,
    overflowWrap: 'anywhere',
    ...tokens.type.legal,
    '& code': { fontFamily: tokens.font.mono },
  }),
};
