import { type LotteryTerms, lotteryTermsSet } from '@atrium/contracts/operator-lottery';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { Modal } from '@atrium/ui/modal';
import { TextField } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayChange } from '../../data/use-may-change.ts';
import { quiet } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useDecision } from '../../parts/use-decision.tsx';
import { ValueChange } from '../../parts/value-change.tsx';

type Group = NonNullable<LotteryTerms['group']>;

/** The prize group of a game whose prices follow from it. */
export function GroupForm({ terms, group: { group, base } }: { terms: LotteryTerms; group: Group }) {
  const { t } = useTranslation();
  const mine = useMayChange();
  const { decide, refused, forget } = useDecision(lotteryTermsSet);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(String(group));
  const wanted = Number(draft);
  const send = async (reason: string) => {
    const done = await decide(
      { params: { game: terms.code }, body: { version: terms.version, change: { group: wanted }, reason } },
      t('lotteries.termsSet', { name: terms.name }),
    );
    if (done) setOpen(false);
    return done;
  };
  return (
    <Card as="section" title={t('lotteries.group')}>
      <div css={styles.line}>
        <strong css={styles.figure}>{group}</strong>
        <span css={quiet}>{t('lotteries.groupOf', { base })}</span>
        {mine && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('lotteries.setGroup')}
          </Button>
        )}
      </div>
      {open && (
        <Modal open title={t('lotteries.setGroup')} closeLabel={t('close')} onClose={() => setOpen(false)}>
          <ReasonForm
            effect={
              <>
                <ValueChange before={String(group)} after={draft} />
                <p>{t('lotteries.effect.terms')}</p>
              </>
            }
            submit={t('lotteries.propose')}
            incomplete={!Number.isInteger(wanted) || wanted <= 0 || wanted > base || wanted === group}
            refused={refused}
            onSubmit={send}
            onCancel={() => setOpen(false)}
          >
            <TextField
              label={t('lotteries.group')}
              hint={t('lotteries.groupOf', { base })}
              inputMode="numeric"
              dir="ltr"
              value={draft}
              onChange={({ target }) => {
                setDraft(target.value);
                forget();
              }}
            />
          </ReasonForm>
        </Modal>
      )}
    </Card>
  );
}

const styles = {
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[3] }),
  figure: css({ ...tokens.type.section, ...tokens.numerals }),
};
