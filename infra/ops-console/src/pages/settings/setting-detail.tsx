import { configSet, type Setting } from '@atrium/contracts/operator-config';
import { Button } from '@atrium/ui/button';
import { Note } from '@atrium/ui/note';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../data/toasts.tsx';
import { UndoButton } from '../../data/undo-button.tsx';
import { undo } from '../../data/use-change.tsx';
import { useMayChange } from '../../data/use-may-change.ts';
import { useCommand } from '../../data/use-operation.ts';
import { useWaitsToast } from '../../data/use-waits-toast.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { quiet } from '../../parts/page.tsx';
import { ValueChange } from '../../parts/value-change.tsx';
import { SettingHistory } from './setting-history.tsx';
import { brief, useSettingChange, useSettingText } from './setting-text.ts';
import { useMeaning } from './use-meaning.ts';
import { isBroken, type JsonSchema } from '../../parts/value-field/json-schema.ts';
import { ValueField } from '../../parts/value-field/value-field.tsx';

/** The gateway's placeholder of a secret: it can be overwritten, but not compared or restored. */
const HIDDEN = '***';
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One setting: its meaning, a field for its value, and its history. */
export function SettingDetail({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const { key, type, value: now, default: fresh, schema } = setting;
  const { t } = useTranslation();
  const meaning = useMeaning();
  const text = useSettingText();
  const change = useSettingChange();
  const say = useToast();
  const waits = useWaitsToast();
  const mine = useMayChange();
  const { run, refused, forget } = useCommand(configSet);
  // The value that the decision is based on stays, even if others change it meanwhile.
  const [seen, setSeen] = useState(now);
  const [draft, setDraft] = useState<unknown>(now);
  const secret = now === HIDDEN;
  const moved = !same(seen, now);

  const lookAgain = () => {
    setSeen(now);
    setDraft(now);
    forget();
  };
  const send = async (reason: string) => {
    const done = await run({ body: { key, value: draft, reason, ...(!secret && { expected: seen }) } });
    if (!done) return false;
    if (done.approval) {
      waits();
      onClose();
      return true;
    }
    const back = undo(configSet, { body: { key, value: seen, expected: done.value, reason: t('undoReason') } });
    say({
      text: t('settings.changed', { key }),
      tone: 'win',
      timeout: secret ? 6_000 : 60_000,
      ...(!secret && { action: <UndoButton back={back} /> }),
    });
    onClose();
    return true;
  };
  return (
    <div css={styles.lines}>
      <p css={quiet}>{meaning(setting)}</p>
      {moved && (
        <Note
          tone="warn"
          actions={
            <Button size="small" onClick={lookAgain}>
              {t('settings.lookAgain')}
            </Button>
          }
        >
          <p>{t('settings.moved', { value: text(setting, now) })}</p>
        </Note>
      )}
      {mine ? (
        <ReasonForm
          effect={isBroken(draft) ? null : <ValueChange {...change(setting, seen, draft)} />}
          submit={t('settings.set')}
          incomplete={isBroken(draft) || same(draft, seen)}
          refused={refused}
          onSubmit={send}
          onCancel={onClose}
        >
          <ValueField
            label={t('settings.value')}
            schema={schema as JsonSchema | null}
            amount={type === 'amount'}
            value={draft}
            onChange={setDraft}
          />
          {!same(fresh, draft) && fresh !== null && (
            <Button size="small" variant="quiet" css={styles.back} onClick={() => setDraft(fresh)}>
              {t('settings.toDefault', { value: brief(text(setting, fresh)) })}
            </Button>
          )}
        </ReasonForm>
      ) : (
        <p css={styles.value} dir="auto">
          {text(setting, now)}
        </p>
      )}
      <SettingHistory setting={setting} {...(mine && !secret && { onTake: setDraft })} />
    </div>
  );
}

const styles = {
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] }),
  back: css({
    justifySelf: 'start',
    maxInlineSize: '100%',
    blockSize: 'auto',
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
  value: css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }),
};
