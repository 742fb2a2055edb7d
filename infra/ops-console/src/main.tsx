import './style.ts';
import { axiosTransport } from '@atrium/api/transport';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { startLanguage } from './boot/language.ts';
import { watchPresence } from './boot/presence.ts';
import { brandBase } from './data/brand-base.ts';
import { createClient } from './data/client.ts';

const i18n = await startLanguage(localStorage, navigator.languages);
const base = brandBase(location.pathname);
const client = createClient({ transport: axiosTransport, present: watchPresence(window), base });
createRoot(document.getElementById('root')!).render(
  <BrowserRouter basename={base || '/'}>
    <App i18n={i18n} client={client} openStream={(path) => new EventSource(base + path)} />
  </BrowserRouter>,
);
