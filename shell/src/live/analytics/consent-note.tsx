import { host } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { applyConsent, consentAtom } from './consent.state.ts';

/** Asks once whether visits may be measured. Both answers look alike, and nothing is loaded before one is given. */
export function ConsentNote() {
  const { t } = useTranslation('shell');
  const [consent, decide] = useAtom(consentAtom);
  const { gtagId } = host().permission().analytics;
  useEffect(() => {
    if (gtagId && consent) applyConsent(consent);
  }, [gtagId, consent]);
  if (!gtagId || consent) return null;
  return (
    <section aria-label={t('consent.title')} css={styles.note}>
      <p>{t('consent.text')}</p>
      <div css={styles.answers}>
        <Button onClick={() => decide('refused')}>{t('consent.refuse')}</Button>
        <Button onClick={() => decide('granted')}>{t('consent.allow')}</Button>
      </div>
    </section>
  );
}

const styles = {
  note: css({
    position: 'fixed',
    insetBlockEnd: tokens.space[4],
    insetInlineStart: tokens.space[4],
    zIndex: 40,
    display: 'grid',
    gap: tokens.space[3],
    maxInlineSize: 420,
    padding: tokens.space[5],
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
    color: tokens.color.text,
    ...tokens.type.small,
    // Above the tab bar.
    [media.phone]: { insetInlineEnd: tokens.space[4], insetBlockEnd: 88 },
  }),
  answers: css({ display: 'flex', gap: tokens.space[3] }),
};
