import { drawEnter, drawPreview, drawVoid } from '@atrium/contracts/operator-draws';
import {
  lotteryDrop,
  lotteryNumbersSet,
  lotteryTermsSet,
  type WaitingDecision,
} from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useToast } from '../../data/toasts.tsx';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { changedLines } from '../../parts/changed-fields.ts';
import { quiet } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ValueChange } from '../../parts/value-change.tsx';
import { Preview } from '../draws/preview.tsx';

/** A decision about a lottery that waits: what it changes or moves, and the second operator's agreement. */
export function LotteryDecisionCard({ decision }: { decision: WaitingDecision }) {
  const { t } = useTranslation();
  const { name } = useMe();
  const mine = useMayChange();
  const { ago } = useFormat();
  const [dropping, setDropping] = useState(false);
  const own = decision.proposedBy === name;
  const title = t(`decisions.${decision.kind}`, {
    name: decision.name,
    issue: decision.issue ?? t('decisions.everyDraw'),
  });
  return (
    <Card as="section" title={title}>
      <div css={styles.lines}>
        <p css={quiet}>{t('askedBy', { actor: decision.proposedBy, ago: ago(decision.proposedAt) })}</p>
        <What decision={decision} />
        <p css={quiet}>{t('reasonGiven', { reason: decision.reason })}</p>
        {own && <p css={quiet}>{t('ownRequest')}</p>}
        {mine && (
          <div css={styles.buttons}>
            <Button size="large" onClick={() => setDropping(true)}>
              {t(own ? 'decisions.takeBack' : 'decisions.reject')}
            </Button>
            {!own && <Agree decision={decision} title={title} />}
          </div>
        )}
      </div>
      {dropping && <Drop id={decision.id} own={own} onClose={() => setDropping(false)} />}
    </Card>
  );
}

function What({ decision: { kind, gameCode, issue, result, terms, numbers, before } }: { decision: WaitingDecision }) {
  const { t } = useTranslation();
  if (terms) return <ValueChange {...changedLines(before ?? {}, terms.change)} />;
  if (numbers) {
    return (
      <p>
        {t(`lotteries.effect.share.${numbers.share.replace('/', '_')}`, {
          numbers: numbers.numbers.join(', '),
          defaultValue: t('decisions.share', { numbers: numbers.numbers.join(', '), share: numbers.share }),
        })}
      </p>
    );
  }
  return (
    <>
      {kind === 'enter' && (
        <p>
          {t('draws.result')}: <bdi dir="ltr">{result}</bdi>
        </p>
      )}
      {issue !== null && <Moves game={gameCode} issue={issue} result={result} />}
    </>
  );
}

function Moves({ game, issue, result }: { game: string; issue: string; result: string | null }) {
  const mine = useMayChange();
  const preview = useOperation(
    drawPreview,
    { params: { game, issue }, query: result === null ? {} : { result } },
    { enabled: mine },
  );
  return mine ? (
    <Asked of={preview} lines={3}>
      {(found) => <Preview preview={found} />}
    </Asked>
  ) : null;
}

/** The agreement is the same call as the proposal, by another operator. */
function Agree({ decision, title }: { decision: WaitingDecision; title: string }) {
  const { t } = useTranslation();
  const say = useToast();
  const [sure, setSure] = useState(false);
  const calls = {
    enter: useCommand(drawEnter),
    void: useCommand(drawVoid),
    terms: useCommand(lotteryTermsSet),
    numbers: useCommand(lotteryNumbersSet),
  };
  const { gameCode: game, issue, reason, result, terms, numbers } = decision;
  const send = () => {
    if (terms) return calls.terms.run({ params: { game }, body: { ...terms, reason } });
    if (numbers) return calls.numbers.run({ params: { game }, body: { change: numbers, reason } });
    const params = { game, issue: issue! };
    return result === null
      ? calls.void.run({ params, body: { reason } })
      : calls.enter.run({ params, body: { result, reason } });
  };
  const agree = async () => {
    if (!sure) return setSure(true);
    if (await send()) say({ text: t('decisions.done', { title }), tone: 'win', timeout: 6_000 });
    setSure(false);
  };
  const { busy, refused } = calls[decision.kind];
  return (
    <>
      {sure && (
        <Button size="large" onClick={() => setSure(false)}>
          {t('back')}
        </Button>
      )}
      <Button size="large" variant={sure ? 'danger' : 'primary'} busy={busy} onClick={() => void agree()}>
        {t(sure ? 'approveNow' : 'approve')}
      </Button>
      <Refusal refused={refused} />
    </>
  );
}

function Drop({ id, own, onClose }: { id: string; own: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { run, refused } = useCommand(lotteryDrop);
  const word = t(own ? 'decisions.takeBack' : 'decisions.reject');
  return (
    <Modal open title={word} closeLabel={t('close')} onClose={onClose}>
      <ReasonForm
        effect={<p>{t('decisions.dropEffect')}</p>}
        submit={word}
        danger
        refused={refused}
        onSubmit={async (reason) => (await run({ params: { id }, body: { reason } })) !== undefined}
        onCancel={onClose}
      />
    </Modal>
  );
}

const styles = {
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.space[3] }),
};
