import { drawEnter, type drawHistory, drawPreview } from '@atrium/contracts/operator-draws';
import type { OperationReply } from '@atrium/contracts/registry-operation';
import { Button } from '@atrium/ui/button';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useDecision } from '../../parts/use-decision.tsx';
import { Preview } from './preview.tsx';

interface ResultFormProps {
  game: string;
  issue: string;
  draw: OperationReply<typeof drawHistory>;
}

/** Enters or corrects a result; what it moves is shown before the last press. */
export function ResultForm({ game, issue, draw }: ResultFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { decide, refused, forget } = useDecision(drawEnter);
  const result = text.replace(/\s/g, '');
  const preview = useOperation(
    drawPreview,
    { params: { game, issue }, query: { result: asked } },
    { enabled: asked !== '' },
  );
  const current = asked === result && preview.data !== undefined;
  const corrects = draw.state === 'settled';
  const send = (reason: string) =>
    decide({ params: { game, issue }, body: { result, reason } }, t('draws.entered', { result }));
  return (
    <ReasonForm
      effect={
        <>
          <p>{t(corrects ? 'draws.effect.correct' : 'draws.effect.enter', { result, before: draw.result })}</p>
          {preview.data && <Preview preview={preview.data} />}
        </>
      }
      submit={t(corrects ? 'draws.correct' : 'draws.enter')}
      danger={corrects}
      incomplete={!current}
      refused={refused}
      onSubmit={send}
    >
      <TextField
        label={t('draws.numbers')}
        hint={t('draws.numbersHint', { example: draw.lastResult ?? '1,2,3' })}
        dir="ltr"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          forget();
        }}
      />
      <Button
        disabled={result === '' || current}
        busy={preview.isFetching}
        onClick={() => (asked === result ? void preview.refetch() : setAsked(result))}
      >
        {t('draws.preview')}
      </Button>
      {asked !== '' && asked === result && (
        <Asked of={preview} lines={3}>
          {(found) => <Preview preview={found} />}
        </Asked>
      )}
    </ReasonForm>
  );
}
