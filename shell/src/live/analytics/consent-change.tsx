import { host } from '@atrium/host';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { consentAtom } from './consent.state.ts';

/** Withdraws the answer about analytics: nothing more is sent, and the question is shown again. Source: 3-65. */
export function ConsentChange() {
  const { t } = useTranslation('shell');
  const [consent, decide] = useAtom(consentAtom);
  if (!host().permission().analytics.gtagId || !consent) return null;
  return (
    <button type="button" css={look} onClick={() => decide(null)}>
      {t('consent.change')}
    </button>
  );
}

const look = css({
  marginInlineStart: 'auto',
  padding: `${tokens.space[1]} 0`,
  border: 0,
  background: 'none',
  color: tokens.color.text2,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  ...tokens.type.small,
  '&:hover': { color: tokens.color.text },
});
