import type { Draw } from '@atrium/contracts/lottery';
import { useInstant, useMoney } from '@atrium/host';
import { Button } from '@atrium/ui/button';
import { Checkbox } from '@atrium/ui/checkbox';
import { Note } from '@atrium/ui/note';
import { RadioGroup } from '@atrium/ui/radio-group';
import { Select } from '@atrium/ui/select';
import { Stepper } from '@atrium/ui/stepper';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChaseTable } from './chase-table.tsx';
import type { Chase } from './use-chase.ts';

export interface PlannerProps {
  chase: Chase;
  draws: readonly Draw[];
  /** Drawn there, away from the slip that owns the chase; without it where it is used. */
  place?: HTMLElement;
}

/** Plans a chase: the same bet on several draws, each with its multiple; what each costs and can win (10-36). */
export function Planner({ chase, draws, place }: PlannerProps) {
  const { t } = useTranslation('draws');
  const money = useMoney();
  const instant = useInstant();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  // The button that opened it is gone, and on a small window it is out of view.
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { options, setOptions, plan, steps } = chase;
  // Draws of one day differ by their time alone.
  const days = new Set(steps.flatMap((_, at) => (chase.draws[at] ? [instant(chase.draws[at].drawsAt, 'day')] : [])));
  const style = days.size > 1 ? 'date-time' : 'time';
  const number = (name: 'draws' | 'first' | 'everyDraws' | 'profitPercent', min: number, max: number) => (
    <div css={styles.field}>
      <span aria-hidden>{t(`chase.${name}`)}</span>
      <Stepper
        label={t(`chase.${name}`)}
        lessLabel={t('chase.less', { what: t(`chase.${name}`) })}
        moreLabel={t('chase.more', { what: t(`chase.${name}`) })}
        min={min}
        max={max}
        value={options[name]}
        onChange={(value) => setOptions({ ...options, [name]: value })}
      />
    </div>
  );
  const view = (
    <section ref={root} tabIndex={-1} aria-labelledby={heading} css={styles.root}>
      <header css={styles.head}>
        <h3 id={heading} css={styles.title}>
          {t('chase.title')}
        </h3>
        <Button size="small" variant="quiet" onClick={chase.close}>
          {t('chase.end')}
        </Button>
      </header>
      <RadioGroup
        label={t('chase.kind')}
        look="keys"
        value={options.kind}
        onChange={(kind) => setOptions({ ...options, kind })}
        options={(['equal', 'double', 'target'] as const).map((value) => ({ value, label: t(`chase.kinds.${value}`) }))}
      />
      <div css={styles.fields}>
        <Select
          label={t('chase.from')}
          value={chase.draws[0]?.issue ?? ''}
          options={draws.map(({ issue, drawsAt }) => ({
            value: issue,
            label: t('issue', { issue, at: instant(drawsAt, 'date-time') }),
          }))}
          onChange={(event) =>
            setOptions({ ...options, from: draws.findIndex(({ issue }) => issue === event.target.value) })
          }
        />
        {number('draws', 1, Math.max(1, chase.draws.length))}
        {number('first', 1, 9_999)}
        {options.kind === 'double' && number('everyDraws', 1, 100)}
        {options.kind === 'target' && number('profitPercent', 0, 10_000)}
      </div>
      {plan && 'fault' in plan ? (
        <Note role="alert" tone="warn">
          {t(`chase.faults.${plan.fault.code}`, { at: 'at' in plan.fault ? plan.fault.at + 1 : 0 })}
        </Note>
      ) : (
        <ChaseTable
          label={t('chase.title')}
          rows={steps.map((step, at) => ({
            ...step,
            issue: chase.draws[at]?.issue ?? '',
            at: chase.draws[at] ? instant(chase.draws[at].drawsAt, style) : '',
          }))}
          onMultiple={chase.setMultiple}
        />
      )}
      <Checkbox
        label={t('chase.stopOnWin')}
        checked={options.stopOnWin}
        onChange={(event) => setOptions({ ...options, stopOnWin: event.target.checked })}
      />
      {steps.length > 0 && (
        <p css={styles.sum}>
          {t('chase.sum', { count: steps.length, amount: money(String(steps.at(-1)!.stakedSoFar)) })}
        </p>
      )}
      <p css={styles.note}>{t('chase.chance')}</p>
    </section>
  );
  return place ? createPortal(view, place) : view;
}

const styles = {
  root: css({
    display: 'grid',
    gap: tokens.space[4],
    padding: tokens.space[4],
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.large,
    background: tokens.color.surface,
    minInlineSize: 0,
    '&:focus': { outline: 'none' },
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: tokens.space[2] }),
  title: css({ flex: 1, margin: 0, ...tokens.display, ...tokens.type.title }),
  fields: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: tokens.space[4],
    '& > :first-of-type': { gridColumn: 'span 2' },
  }),
  field: css({ display: 'grid', gap: tokens.space[1], color: tokens.color.text2, ...tokens.type.small }),
  sum: css({ margin: 0, fontWeight: tokens.weight.bold, ...tokens.type.body, ...tokens.numerals }),
  note: css({ margin: 0, color: tokens.color.text2, ...tokens.type.small }),
};
