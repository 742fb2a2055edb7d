import type { LotteryGame } from '@atrium/contracts/lottery';
import type { LocaleLoaders } from '@atrium/i18n/create-i18n';
import { Button } from '@atrium/ui/button';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesDialogProps } from './rules-dialog.tsx';

interface RulesButtonProps {
  game: LotteryGame;
  playType: string;
  /** The rules in words of the area's games. */
  texts: LocaleLoaders;
}

/** Opens the rules of a game in words; their texts load with the first press. */
export function RulesButton({ game, playType, texts }: RulesButtonProps) {
  const { t } = useTranslation('draws');
  const [dialog, setDialog] = useState<{ Rules: ComponentType<RulesDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const show = async () => {
    setState('loading');
    try {
      const [{ RulesDialog }, { addRuleTexts }] = await Promise.all([
        import('./rules-dialog.tsx'),
        import('./rule-texts.ts'),
      ]);
      await addRuleTexts(texts);
      setDialog({ Rules: RulesDialog });
      setOpen(true);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="small" variant="quiet" busy={state === 'loading'} onClick={() => void show()}>
        {t(state === 'failed' ? 'rules.again' : 'rules.open')}
      </Button>
      {dialog && <dialog.Rules game={game} playType={playType} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
