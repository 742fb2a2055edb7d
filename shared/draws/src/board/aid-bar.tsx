import { Select } from '@atrium/ui/select';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { aidsOf, ANIMALS, applyAid, withAnimal, withDoors } from './aids.ts';

interface AidBarProps {
  /** Digits of a number. */
  length: number;
  picked: ReadonlySet<string>;
  onPicked: (numbers: ReadonlySet<string>) => void;
}

/** Presses that pick numbers: halves, doubles, reversals, animals, 19 doors, random ones. */
export function AidBar({ length, picked, onPicked }: AidBarProps) {
  const { t } = useTranslation('draws');
  return (
    <div role="group" aria-label={t('board.aids')} css={styles.bar}>
      {aidsOf(length).map((aid) => (
        <button key={aid} type="button" css={styles.aid} onClick={() => onPicked(applyAid(aid, picked, length))}>
          {t(`board.aid.${aid}`)}
        </button>
      ))}
      {length === 2 && (
        <>
          <Select
            label={t('board.aid.animals')}
            hideLabel
            placeholder={t('board.aid.animals')}
            value=""
            options={ANIMALS.map((value) => ({ value, label: t(`board.animal.${value}`) }))}
            onChange={(event) => onPicked(withAnimal(picked, event.target.value))}
            css={styles.select}
          />
          <Select
            label={t('board.aid.doors')}
            hideLabel
            placeholder={t('board.aid.doors')}
            value=""
            options={[...'0123456789'].map((value) => ({ value, label: value }))}
            onChange={(event) => onPicked(withDoors(picked, event.target.value))}
            css={styles.select}
          />
        </>
      )}
    </div>
  );
}

const styles = {
  bar: css({ display: 'flex', flexWrap: 'wrap', gap: 6 }),
  aid: css({
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    cursor: 'pointer',
    ...tokens.type.small,
  }),
  select: css({ minInlineSize: 130 }),
};
