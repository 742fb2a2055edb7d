import { useMoney } from '@atrium/host';
import { Icon, type IconName } from '@atrium/ui/icon';
import { media, tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method } from './deposit-sum.ts';

interface MethodTableProps {
  methods: readonly Method[];
  value: string | undefined;
  onChange: (code: string) => void;
}

const icons: Record<Method['kind'], IconName> = {
  'bank-qr': 'qr',
  'bank-transfer': 'bank',
  'e-wallet': 'phone',
  cash: 'cash',
  card: 'card',
};

/** Every way to pay in with its bounds, fee and time; a closed one says why. */
export function MethodTable({ methods, value, onChange }: MethodTableProps) {
  const { t } = useTranslation('member-centre');
  const money = useMoney();
  const name = useId();
  const fee = (method: Method) =>
    method.feePercent
      ? t('deposit.feePercent', { percent: method.feePercent })
      : method.feeFixed === '0'
        ? t('deposit.free')
        : money(method.feeFixed);

  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{t('deposit.method')}</legend>
      <div css={styles.table}>
        <div aria-hidden css={[styles.row, styles.head]}>
          <span css={styles.method}>{t('deposit.by')}</span>
          <span>{t('deposit.min')}</span>
          <span>{t('deposit.max')}</span>
          <span>{t('deposit.fee')}</span>
          <span css={styles.arrives}>{t('deposit.arrives')}</span>
        </div>
        {methods.map((method) => (
          <label key={method.code} css={[styles.row, styles.option, !method.open && styles.closed]}>
            <span css={styles.method}>
              <input
                type="radio"
                name={name}
                value={method.code}
                checked={method.code === value}
                disabled={!method.open}
                onChange={() => onChange(method.code)}
                css={styles.radio}
              />
              <span css={styles.icon}>
                <Icon name={icons[method.kind]} />
              </span>
              <span css={styles.words}>
                <b css={styles.name}>{method.name}</b>
                <span css={styles.note}>{method.note}</span>
              </span>
            </span>
            {method.open ? (
              <>
                <span css={styles.figure} data-head={t('deposit.min')}>
                  {money(method.min)}
                </span>
                <span css={styles.figure} data-head={t('deposit.max')}>
                  {money(method.max)}
                </span>
                <span css={styles.figure} data-head={t('deposit.fee')}>
                  {fee(method)}
                </span>
                <span css={[styles.figure, styles.arrives]} data-head={t('deposit.arrives')}>
                  {t('deposit.minutes', { from: method.arrivesFrom, to: method.arrivesTo, count: method.arrivesTo })}
                </span>
              </>
            ) : (
              <span css={styles.why}>{method.closedBecause}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const styles = {
  group: css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }),
  legend: css({ padding: 0, marginBlockEnd: tokens.space[2], ...tokens.display, ...tokens.type.title }),
  table: css({
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.medium,
    overflow: 'clip',
    ...tokens.type.small,
    ...tokens.numerals,
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 84px 100px 68px 108px',
    alignItems: 'center',
    columnGap: tokens.space[2],
    paddingInline: tokens.space[3],
    textAlign: 'end',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: 2, textAlign: 'start' },
  }),
  head: css({
    minBlockSize: 36,
    background: tokens.color.sunk,
    color: tokens.color.text2,
    [media.phone]: { display: 'none' },
  }),
  option: css({
    minBlockSize: 56,
    paddingBlock: tokens.space[1],
    borderBlockStart: `1px solid ${tokens.color.line}`,
    cursor: 'pointer',
    '&:has(:checked)': { background: tokens.color.accentSoft, boxShadow: `inset 0 0 0 1px ${tokens.color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
    [media.phone]: { paddingBlock: tokens.space[3], '&:first-of-type': { borderBlockStart: 0 } },
  }),
  closed: css({ cursor: 'not-allowed', color: tokens.color.text3 }),
  method: css({
    display: 'flex',
    alignItems: 'center',
    gap: tokens.space[3],
    minInlineSize: 0,
    textAlign: 'start',
    [media.phone]: { gridColumn: '1 / -1' },
  }),
  radio: css({ flex: 'none', inlineSize: 18, blockSize: 18, margin: 0, accentColor: tokens.color.accent }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: tokens.radius.medium,
    background: tokens.color.surface3,
  }),
  words: css({ display: 'grid', minInlineSize: 0 }),
  name: css({ fontWeight: tokens.weight.strong }),
  note: css({ color: tokens.color.text2 }),
  figure: css({
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: tokens.space[2],
      minInlineSize: 0,
      '&::before': { content: 'attr(data-head)', color: tokens.color.text2 },
    },
  }),
  arrives: css({ textAlign: 'start', paddingInlineStart: tokens.space[3], [media.phone]: { paddingInlineStart: 0 } }),
  why: css({
    gridColumn: '2 / -1',
    textAlign: 'start',
    color: tokens.color.text2,
    [media.phone]: { gridColumn: '1 / -1' },
  }),
};
