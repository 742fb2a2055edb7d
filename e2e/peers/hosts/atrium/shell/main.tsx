import { SNAPSHOT_ELEMENT } from '@atrium/contracts/boot';
import { KEYS_ELEMENT } from '@atrium/contracts/snapshot';
import { chooseSnapshot } from '@atrium/federation/choose-snapshot';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../frame/frame.tsx';
import { Kept } from '../frame/kept.tsx';
import { VERTICALS } from '../frame/verticals.ts';
import { remotesOf } from './store.ts';

const dataOf = (id: string) => JSON.parse(document.getElementById(id)!.textContent!);

// The order of the portal's shell: the snapshot is verified first, and the store of the remotes is loaded after the first paint.
const keys = dataOf(KEYS_ELEMENT);
const { snapshot } = await chooseSnapshot(dataOf(SNAPSHOT_ELEMENT), keys, localStorage);
const remotes = remotesOf(snapshot, keys);
const View = lazy(async () => {
  const { federation, RemoteView } = await remotes();
  return { default: ({ remote }: { remote: string }) => <RemoteView federation={federation} remote={remote} /> };
});
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1500 }));
const startWhenIdle = async () => {
  await idle();
  const { federation, follow } = await remotes();
  follow(federation);
  // As the shell's prefetch-bar.ts: one vertical after another.
  for (const name of VERTICALS) {
    await idle();
    await federation.prefetch(name, { route: `/${name}` });
  }
};
if (document.readyState === 'complete') void startWhenIdle();
else addEventListener('load', () => void startWhenIdle());

let expect = (_name: string): void => {};

function Outlet({ vertical }: { vertical: string | undefined }) {
  const [expected, setExpected] = useState<string>();
  useEffect(() => {
    expect = (name) => startTransition(() => setExpected(name));
  }, []);
  return (
    <Kept
      shown={vertical}
      expected={expected}
      render={(name) => (
        <Suspense fallback={<p>Loading …</p>}>
          <View remote={name} />
        </Suspense>
      )}
    />
  );
}

createRoot(document.getElementById('root')!).render(
  <Frame
    base="/atrium/"
    intent={(name, sure) =>
      void remotes().then(({ federation }) => {
        if (sure) void federation.warm(name, { route: `/${name}` }, '').then((canRender) => canRender && expect(name));
        else void federation.prefetch(name, { route: `/${name}` });
      })
    }
    outlet={(vertical) => <Outlet vertical={vertical} />}
  />,
);
