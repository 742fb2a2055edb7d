import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import { host } from '@atrium/host';
import { Suspense, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { federation } from '../remotes/federation.state.ts';
import { showPlace } from './shown-places.ts';

export interface PlacePartsProps {
  place: string;
  topic: string | undefined;
  remotes: readonly string[];
  input: object;
}

/**
 * The parts of remotes in one place. Each is a screen of its own: what it throws stays inside and is reported, and in the
 * place of one that is loading, has failed or is closed by operators there is nothing.
 */
export function PlaceParts(props: PlacePartsProps) {
  const { place, remotes, input } = props;
  useEffect(() => showPlace(props), [props]);
  const target = { part: place };
  return (
    // Of the page: the place may be inside a screen that sees the texts of its own version alone.
    <I18nextProvider i18n={host().i18n}>
      {remotes.map((remote) => (
        <Suspense key={remote}>
          <RemoteOutlet
            federation={federation()}
            remote={remote}
            target={target}
            input={input}
            pending={null}
            failed={nothing}
            frame={nothing}
            maintenance={nothing}
          />
        </Suspense>
      ))}
    </I18nextProvider>
  );
}

const nothing = () => null;
