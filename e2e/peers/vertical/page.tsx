import { Broken } from './broken.tsx';
import { Lobby, type LobbyProps } from './lobby.tsx';

/** The screen of a vertical, whichever host shows it. */
export const Page = (props: LobbyProps) => (props.vertical === 'broken' ? <Broken /> : <Lobby {...props} />);
