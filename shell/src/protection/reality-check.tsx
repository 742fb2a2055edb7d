import { type ApiError, failureOf, host, useErrorSentence, useMoney } from '@atrium/host';
import { formatCountdown } from '@atrium/i18n/format';
import { Button } from '@atrium/ui/button';
import { Dialog } from '@atrium/ui/dialog';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from './server-now.ts';
import { answerRealityCheckAtom, sessionFiguresAtom } from './session-figures.state.ts';
import { useInertPage } from './use-inert-page.ts';

/**
 * Asks a member whether to go on, above everything else and until it is answered, with the session's length, stakes and
 * payouts (RG-08, RG-09). A game below stays mounted, so that its round can end.
 */
export function RealityCheck() {
  const { t } = useTranslation('shell');
  const money = useMoney();
  const sentence = useErrorSentence();
  const figures = useAtomValue(sessionFiguresAtom);
  const answer = useSetAtom(answerRealityCheckAtom);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const due = figures?.realityCheck.due ?? false;
  const asked = useRef(figures);
  if (due) asked.current = figures;
  useEffect(() => {
    if (!due) return;
    setFailure(null);
    // A full-screen element is above every dialog.
    if (document.fullscreenElement) void document.exitFullscreen();
  }, [due]);
  useInertPage(due);
  const shown = asked.current;
  if (!shown) return null;

  const answered = async (act?: () => void) => {
    if (sending) return;
    setSending(true);
    try {
      await answer();
      act?.();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setSending(false);
    }
  };
  const open = (page: string) => () => host().openCentre('member', page);
  const elapsed = formatCountdown((serverNow() - Date.parse(shown.startedAt)) / 1000);
  const rows = [
    ['protection.check.staked', shown.staked],
    ['protection.check.returned', shown.returned],
    ['protection.net', shown.net],
  ] as const;
  return (
    <Dialog
      open={due}
      alert
      closable={false}
      title={t('protection.check.title')}
      width={560}
      onClose={() => {}}
      buttons={
        <div css={styles.foot}>
          <div css={styles.buttons}>
            <Button size="large" busy={sending} onClick={() => void answered()}>
              {t('protection.check.continue')}
            </Button>
            <Button
              size="large"
              variant="primary"
              onClick={() =>
                void import(/* webpackChunkName: "member" */ '../auth/sign-out.ts').then(({ signOut }) => signOut())
              }
            >
              {t('account.signOut')}
            </Button>
          </div>
          <div css={styles.ways}>
            <Button variant="quiet" onClick={() => void answered(open('protection'))}>
              {t('protection.limits')}
            </Button>
            <Button variant="quiet" onClick={() => void answered(open('personalHistoryCopy'))}>
              {t('protection.check.history')}
            </Button>
          </div>
        </div>
      }
    >
      <p>{t('protection.check.text', { time: elapsed })}</p>
      <dl css={styles.figures}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {failure && <p role="alert">{sentence(failure)}</p>}
    </Dialog>
  );
}

const styles = {
  figures: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginBlockStart: tokens.space[4],
    borderBlock: `1px solid ${tokens.color.line}`,
    ...tokens.numerals,
    '& > div': { padding: tokens.space[3], minInlineSize: 0 },
    '& > div:first-of-type': { paddingInlineStart: 0 },
    '& > div + div': { borderInlineStart: `1px solid ${tokens.color.line}` },
    '& dd': {
      margin: 0,
      color: tokens.color.text,
      fontWeight: tokens.weight.bold,
      overflowWrap: 'anywhere',
      ...tokens.type.title,
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div, & > div:first-of-type': {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: tokens.space[3],
        paddingInline: 0,
      },
      '& > div + div': { borderInlineStart: 0, borderBlockStart: `1px solid ${tokens.color.line}` },
    },
  }),
  foot: css({ display: 'grid', flex: 1, gap: tokens.space[3] }),
  // Ending the session is the action of this dialog: going on is what happens without it.
  buttons: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.space[2] }),
  ways: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.space[1] }),
};
