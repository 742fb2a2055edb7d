import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Page } from '../../vertical/page.tsx';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: () => <Page vertical={VERTICAL} version={VERSION} />,
  errorBoundary: () => <p role="alert">Couldn't show these games. Try again later.</p>,
  domElementGetter: () => document.getElementById('vertical')!,
});
