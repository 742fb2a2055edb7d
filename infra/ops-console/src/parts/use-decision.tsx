import type { LotteryDecision } from '@atrium/contracts/operator-lottery';
import type { Operation } from '@atrium/contracts/registry-operation';
import { buttonLook } from '@atrium/ui/button-look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CallInput } from '../data/client.ts';
import { useToast } from '../data/toasts.tsx';
import { useCommand } from '../data/use-operation.ts';

/** A decision of two operators on the gateway: its toast says whether it is done or waits for the second. */
export function useDecision<O extends Operation<LotteryDecision>>(operation: O) {
  const { t } = useTranslation();
  const say = useToast();
  const { run, refused, forget, busy } = useCommand(operation);
  const decide = async (input: CallInput<O>, done: string): Promise<boolean> => {
    const decision = (await run(input)) as LotteryDecision | undefined;
    if (!decision) return false;
    if (decision.outcome === 'done') say({ text: done, tone: 'win', timeout: 6_000 });
    else
      say({
        text: t('waitsForSecond'),
        tone: 'warn',
        timeout: 0,
        action: (
          <Link to="/approvals" css={buttonLook({ size: 'small' })}>
            {t('nav.approvals')}
          </Link>
        ),
      });
    return true;
  };
  return { decide, refused, forget, busy };
}
