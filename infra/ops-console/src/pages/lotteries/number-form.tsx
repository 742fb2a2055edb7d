import { lotteryNumbersSet, type OperatedPlay } from '@atrium/contracts/operator-lottery';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { TextField } from '@atrium/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useDecision } from '../../parts/use-decision.tsx';
import { quiet } from '../../parts/page.tsx';

const SHARES = ['0', '1/2', '3/4', '1'] as const;

interface NumberFormProps {
  game: string;
  /** Null: every draw of the game. */
  issue: string | null;
  plays: readonly Pick<OperatedPlay, 'code' | 'name' | 'numbered'>[];
  play?: string;
  number?: string;
  onDone?: () => void;
}

/** Closes numbers or reduces their price; lifting a restriction waits for a second operator. */
export function NumberForm({ game, issue, plays, play: first, number = '', onDone }: NumberFormProps) {
  const { t } = useTranslation();
  const { decide, refused, forget } = useDecision(lotteryNumbersSet);
  const numbered = plays.filter((play) => play.numbered);
  const [play, setPlay] = useState(first ?? numbered[0]?.code ?? '');
  const [text, setText] = useState(number);
  const [share, setShare] = useState<(typeof SHARES)[number]>('0');
  const numbers = text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (numbered.length === 0) return <p css={quiet}>{t('lotteries.noNumbers')}</p>;
  const list = numbers.join(', ');
  const send = async (reason: string) => {
    const done = await decide(
      { params: { game }, body: { change: { issue, play, numbers, share }, reason } },
      t('lotteries.numbersSet', { numbers: list }),
    );
    if (done) {
      setText('');
      onDone?.();
    }
    return done;
  };
  return (
    <ReasonForm
      effect={<p>{t(`lotteries.effect.share.${share.replace('/', '_')}`, { numbers: list })}</p>}
      submit={t(share === '1' ? 'lotteries.propose' : 'lotteries.apply')}
      danger={share === '0'}
      incomplete={numbers.length === 0 || play === ''}
      refused={refused}
      onSubmit={send}
      {...(onDone && { onCancel: onDone })}
    >
      <Select
        label={t('lotteries.play')}
        value={play}
        options={numbered.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => {
          setPlay(target.value);
          forget();
        }}
      />
      <TextField
        label={t('lotteries.numbersField')}
        hint={t('lotteries.numbersHint')}
        dir="ltr"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          forget();
        }}
      />
      <RadioGroup
        label={t('lotteries.share')}
        value={share}
        onChange={(value) => {
          setShare(value);
          forget();
        }}
        options={SHARES.map((value) => ({ value, label: t(`lotteries.shares.${value.replace('/', '_')}`) }))}
      />
    </ReasonForm>
  );
}
