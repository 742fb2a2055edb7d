import { useResource } from '@atrium/host';
import { Icon } from '@atrium/ui/icon';
import { Progress } from '@atrium/ui/progress';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { openPage } from '../frame/frame.state.ts';
import { useLimitUse } from '../limits/limit-words.ts';
import { protectionResource } from '../limits/limits.state.ts';

/** The way to player protection, with what is left of the member's limit of session time. */
export function HubProtection() {
  const { t } = useTranslation('member-centre');
  const usedOf = useLimitUse();
  const text = useId();
  const limits = useResource(protectionResource).value?.limits;
  const used = usedOf(limits?.find(({ kind }) => kind === 'session_time'));
  return (
    <button
      type="button"
      aria-label={t('pages.protection')}
      aria-describedby={text}
      css={styles.entry}
      onClick={() => openPage('protection')}
    >
      <Icon name="shield" />
      <span css={styles.words}>
        {t('pages.protection')}
        <span id={text} css={styles.text}>
          {used ? `${t('limits.kinds.session_time')}: ${used.text}` : t('hub.protection')}
        </span>
      </span>
      <Icon name="end" size={16} css={styles.onward} />
      {used && <Progress aria-hidden label={used.text} value={used.share} tone={used.tone} css={styles.bar} />}
    </button>
  );
}

const styles = {
  entry: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    // As high with a bar as without one.
    padding: `${tokens.space[2]} ${tokens.space[3]} ${tokens.space[3]}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: tokens.color.sunk,
    color: tokens.color.text,
    textAlign: 'start',
    ...tokens.type.body,
    fontWeight: tokens.weight.medium,
  }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  text: css({
    color: tokens.color.text2,
    ...tokens.type.small,
    fontWeight: tokens.weight.regular,
    ...tokens.numerals,
  }),
  onward: css({ marginInlineStart: 'auto', color: tokens.color.text2 }),
  bar: css({ position: 'absolute', insetInline: tokens.space[3], insetBlockEnd: tokens.space[1] }),
};
