import microApp from '@micro-zoe/micro-app';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../../frame/frame.tsx';
import { VERTICALS } from '../../frame/verticals.ts';

const addressOf = (name: string) => `${location.origin}/micro-app/apps/${name}/`;

microApp.start({ preFetchApps: VERTICALS.map((name) => ({ name, url: addressOf(name) })) });

createRoot(document.getElementById('root')!).render(
  <Frame
    base="/micro-app/"
    outlet={(name) => name && createElement('micro-app', { key: name, name, url: addressOf(name), 'keep-alive': '' })}
  />,
);
