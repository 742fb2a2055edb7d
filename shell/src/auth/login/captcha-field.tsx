import { IconButton } from '@atrium/ui/icon-button';
import { Skeleton } from '@atrium/ui/skeleton';
import { TextField, type TextFieldProps } from '@atrium/ui/text-field';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Captcha, captchaAtom, leaveCaptchaAtom, newCaptchaAtom } from './captcha.state.ts';

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'label' | 'after'> {
  /** Changes when the last image has been used. */
  round: unknown;
  /** How many times the usual work, after repeated failures. */
  work?: number;
  onNew: (captcha: Captcha | null) => void;
}

/** The captcha's image, which a click replaces, and the field for its text. */
export function CaptchaField({ round, work = 1, onNew, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('shell');
  const captcha = useAtomValue(captchaAtom);
  const load = useSetAtom(newCaptchaAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round requests another captcha.
  useEffect(() => void load(work), [load, round, work]);
  const leave = useSetAtom(leaveCaptchaAtom);
  useEffect(() => leave, [leave]);
  useEffect(() => onNew(captcha), [captcha, onNew]);
  return (
    <TextField
      label={t('login.captcha')}
      required
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      after={
        <span css={styles.side}>
          <button type="button" aria-label={t('login.captchaNew')} css={styles.picture} onClick={() => void load(work)}>
            {captcha ? (
              <img src={captcha.picture} alt={t('login.captchaPicture')} height={40} />
            ) : (
              <Skeleton width={132} height={40} />
            )}
          </button>
          <IconButton icon="refresh" label={t('login.captchaAnother')} onClick={() => void load(work)} />
        </span>
      }
    />
  );
}

const styles = {
  side: css({ display: 'flex', gap: tokens.space[1] }),
  picture: css({ padding: 0, border: 0, borderRadius: tokens.radius.medium, overflow: 'hidden', background: 'none' }),
};
