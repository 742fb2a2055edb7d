import { operatorLog, type Setting } from '@atrium/contracts/operator-config';
import { Button } from '@atrium/ui/button';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { quiet } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { ValueChange } from '../../parts/value-change.tsx';
import { brief, useSettingChange, useSettingText } from './setting-text.ts';

const LAST = '20';

interface SettingHistoryProps {
  setting: Setting;
  /** Copies an earlier value into the form, where it is reviewed and given a reason like any other. */
  onTake?: (value: unknown) => void;
}

/** The changes of a setting with operator, old and new value, newest first. */
export function SettingHistory({ setting, onTake }: SettingHistoryProps) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const text = useSettingText();
  const change = useSettingChange();
  const changes = useOperation(operatorLog, { query: { subject: setting.key, action: 'config.set', limit: LAST } });
  return (
    <section css={styles.history}>
      <h3 css={styles.title}>{t('history')}</h3>
      <Asked of={changes} lines={2}>
        {(all) =>
          all.length === 0 ? (
            <p css={quiet}>{t('settings.neverChanged')}</p>
          ) : (
            <ol css={styles.list}>
              {all.map(({ id, at, actor, before, after, reason }) => (
                <li key={id} css={styles.entry}>
                  <p css={quiet}>
                    <time dateTime={at}>{moment(at)}</time> · <bdi>{actor}</bdi> · <bdi>{reason}</bdi>
                  </p>
                  <ValueChange {...change(setting, before, after)} />
                  {onTake && (
                    <Button size="small" onClick={() => onTake(before)}>
                      {t('settings.setBack', { value: brief(text(setting, before)) })}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Asked>
    </section>
  );
}

const styles = {
  history: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.space[3],
    paddingBlockStart: tokens.space[4],
    borderBlockStart: `1px solid ${tokens.color.line}`,
  }),
  title: css({ ...tokens.type.title }),
  list: css({ display: 'grid', gap: tokens.space[4], listStyle: 'none', margin: 0, padding: 0 }),
  entry: css({ display: 'grid', justifyItems: 'start', gap: tokens.space[2] }),
};
