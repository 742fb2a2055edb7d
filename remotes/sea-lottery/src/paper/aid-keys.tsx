import { KeyGroup } from '@atrium/draws/board/key-group';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { type Aid, aidsOf, isDigitAid } from './aids.ts';
import type { KindCode } from './kinds.ts';
import { keyLook } from './paper-look.ts';
import { Thai } from './thai.tsx';

interface AidKeysProps {
  kind: KindCode;
  /** Aids that are on: they change the next number. */
  on: ReadonlySet<Aid>;
  isThai: boolean;
  onAid: (aid: Aid) => void;
}

/** The aids of a kind. Sets are written at once; the others stay pressed and change what is written next. */
export function AidKeys({ kind, on, isThai, onAid }: AidKeysProps) {
  const { t } = useTranslation('sea-lottery');
  const aids = aidsOf(kind);
  if (aids.length === 0) return null;
  return (
    <KeyGroup aria-label={t('aids.name')} css={styles.keys}>
      {aids.map((aid) => (
        <button
          key={aid}
          type="button"
          aria-pressed={isDigitAid(aid) || aid === 'reverse' ? on.has(aid) : undefined}
          css={styles.key}
          onClick={() => onAid(aid)}
        >
          {t(`aids.${aid}`)}
          {isThai && <Thai of={aid} />}
        </button>
      ))}
    </KeyGroup>
  );
}

const styles = {
  keys: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 6 }),
  key: css({ ...keyLook, display: 'grid', justifyItems: 'center', alignContent: 'center', ...tokens.numerals }),
};
