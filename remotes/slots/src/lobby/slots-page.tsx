import { LobbyPage } from '@atrium/lobby/lobby-page';
import { useTranslation } from 'react-i18next';
import { GameDropDown } from './game-drop-down.tsx';
import { LINES, STAKES, slots } from './slots.state.ts';

export function Page() {
  const { t } = useTranslation('slots');
  return (
    <LobbyPage
      lobby={slots}
      title={t('title')}
      lines={LINES}
      stakes={STAKES}
      kindName={(kind) => t(`kind.${kind}`, { defaultValue: kind })}
      barEnd={(vassalage) => <GameDropDown vassalage={vassalage} />}
    />
  );
}
