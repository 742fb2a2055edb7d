import { componentsVerify } from '@atrium/contracts/operator-integrity';
import { Button } from '@atrium/ui/button';
import { Card } from '@atrium/ui/card';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../data/use-operation.ts';
import { Facts } from '../../parts/facts.tsx';
import { quiet, stack } from '../../parts/page.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';

/** Whether the running software is the released one: checked every day, and here on demand. Source: SY-02. */
export function ComponentCheck() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { run, busy, refused, answer } = useCommand(componentsVerify);
  return (
    <Card
      as="section"
      title={t('components.title')}
      titleEnd={
        <Button busy={busy} onClick={() => void run({})}>
          {t('books.check')}
        </Button>
      }
    >
      <div css={stack}>
        <Refusal refused={refused} />
        {!answer && !refused && <p css={quiet}>{t('components.text')}</p>}
        {answer && (
          <>
            <p role="status">
              <State tone={answer.ok ? 'good' : 'bad'}>{t(answer.ok ? 'components.same' : 'components.differ')}</State>
            </p>
            <Facts
              facts={answer.components.map(({ name, parts, failed }) => ({
                key: name,
                name: t(`components.names.${name}`),
                value: failed > 0 ? `${number(failed)} / ${number(parts)}` : number(parts),
              }))}
            />
            {answer.failures.length > 0 && (
              <ul>
                {answer.failures.map((name) => (
                  <li key={name}>
                    <bdi dir="ltr">{name}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
