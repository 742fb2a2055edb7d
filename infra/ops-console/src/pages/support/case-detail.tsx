import { supportClose, supportOpen, supportTake } from '@atrium/contracts/operator-support';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Note } from '@atrium/ui/note';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useCommand, useOperation } from '../../data/use-operation.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { Asked } from '../../parts/asked.tsx';
import { stack } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CaseLines } from './case-lines.tsx';
import { CaseMember } from './case-member.tsx';
import { TONES } from './tones.ts';

const OFTEN = 3_000;

/**
 * One conversation: the messages, the sender, and the reply. The first operator to take it owns it; others take it over
 * with a reason.
 */
export function CaseDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const { name } = useMe();
  const known = useOperation(supportOpen, { params: { id } }, { every: OFTEN });
  const take = useCommand(supportTake);
  const close = useCommand(supportClose);
  const [closing, setClosing] = useState(false);
  return (
    <Asked of={known} lines={8}>
      {(opened) => {
        const { state, takenBy, topic, vip, account, language, member, lines } = opened;
        const theirs = takenBy !== null && takenBy !== name;
        return (
          <Card
            as="section"
            title={t(`support.topic.${topic}`)}
            titleEnd={<State tone={TONES[state]}>{t(`support.state.${state}`)}</State>}
          >
            <div css={stack}>
              <CaseMember id={id} account={account} language={language} vip={vip} member={member} takenBy={takenBy} />
              <CaseLines id={id} account={account} lines={lines} />
              {state !== 'closed' && theirs && (
                <>
                  <Note tone="warn">{t('support.taken', { actor: takenBy })}</Note>
                  <ReasonForm
                    effect={<p>{t('support.takeEffect', { actor: takenBy })}</p>}
                    submit={t('support.takeOver')}
                    refused={take.refused}
                    onSubmit={async (reason) => (await take.run({ params: { id }, body: { reason } })) !== undefined}
                  />
                </>
              )}
              {state !== 'closed' && !theirs && (
                <>
                  <AnswerForm id={id} />
                  <Refusal refused={take.refused} />
                  <div>
                    {takenBy === null && (
                      <Button busy={take.busy} onClick={() => void take.run({ params: { id }, body: {} })}>
                        {t('support.take')}
                      </Button>
                    )}
                    {!closing && (
                      <Button variant="quiet" onClick={() => setClosing(true)}>
                        {t('support.close')}
                      </Button>
                    )}
                  </div>
                  {closing && (
                    <ReasonForm
                      effect={<p>{t('support.closeEffect')}</p>}
                      submit={t('support.close')}
                      refused={close.refused}
                      onCancel={() => setClosing(false)}
                      onSubmit={async (reason) => (await close.run({ params: { id }, body: { reason } })) !== undefined}
                    />
                  )}
                </>
              )}
            </div>
          </Card>
        );
      }}
    </Asked>
  );
}
