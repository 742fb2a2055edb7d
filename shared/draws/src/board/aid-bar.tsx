import { Select } from '@atrium/ui/select';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { KeyGroup } from './key-group.tsx';
import { AIDS_OF_FEW, aidsOf, ANIMALS, applyAid, withAnimal, withDoors, withHead, withTail } from './aids.ts';

interface AidBarProps {
  /** Digits of a number. */
  length: number;
  picked: ReadonlySet<string>;
  onPicked: (numbers: ReadonlySet<string>) => void;
  /** The play takes a few numbers only. */
  few?: boolean;
}

const DIGITS = [...'0123456789'].map((value) => ({ value, label: value }));

/** Presses that pick numbers: halves, doubles, reversals, animals, 19 doors, random ones. */
export function AidBar({ length, picked, onPicked, few = false }: AidBarProps) {
  const { t } = useTranslation('draws');
  return (
    <KeyGroup aria-label={t('board.aids')} css={styles.bar}>
      {(few ? AIDS_OF_FEW : aidsOf(length)).map((aid) => (
        <button key={aid} type="button" css={styles.aid} onClick={() => onPicked(applyAid(aid, picked, length))}>
          {t(`board.aid.${aid}`)}
        </button>
      ))}
      {length === 2 && !few && (
        <>
          {(
            [
              ['heads', withHead],
              ['tails', withTail],
              ['doors', withDoors],
            ] as const
          ).map(([aid, apply]) => (
            <Select
              key={aid}
              label={t(`board.aid.${aid}`)}
              hideLabel
              placeholder={t(`board.aid.${aid}`)}
              value=""
              options={DIGITS}
              onChange={(event) => onPicked(apply(picked, event.target.value))}
              css={styles.select}
            />
          ))}
          <Select
            label={t('board.aid.animals')}
            hideLabel
            placeholder={t('board.aid.animals')}
            value=""
            options={ANIMALS.map((value) => ({ value, label: t(`board.animal.${value}`) }))}
            onChange={(event) => onPicked(withAnimal(picked, event.target.value))}
            css={styles.select}
          />
        </>
      )}
    </KeyGroup>
  );
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none', '& > *': { flex: 'none' } },
  }),
  aid: css({
    minBlockSize: 36,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    background: 'none',
    color: tokens.color.text,
    cursor: 'pointer',
    ...tokens.type.small,
    [media.phone]: { minBlockSize: 44 },
    [media.hover]: { '&:hover': { background: tokens.color.surface3, borderColor: tokens.color.lineStrong } },
  }),
  select: css({ minInlineSize: 104 }),
};
