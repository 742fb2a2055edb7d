import * as host from '@atrium/host';
import * as emotionCache from '@emotion/cache';
import {
  __unsafe_useEmotionCache,
  CacheProvider,
  ClassNames,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
} from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as dismissableLayer from '@radix-ui/react-dismissable-layer';
import * as focusScope from '@radix-ui/react-focus-scope';
import * as i18next from 'i18next';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import * as reactJsx from 'react/jsx-runtime';
import * as router from 'react-router-dom';

/**
 * The modules of which a page has one copy, by the name that a remote requests. The build compares these names with the
 * requests of each remote, so that a missing one fails there and not in front of a member.
 */
export const providedModules: Readonly<Record<string, object>> = {
  '@atrium/host': host,
  '@emotion/cache': emotionCache,
  // All but `withTheme`, which alone needs the copying of statics of class components: 1 KB before the first paint.
  '@emotion/react': {
    __unsafe_useEmotionCache,
    CacheProvider,
    ClassNames,
    css,
    Global,
    jsx,
    keyframes,
    ThemeContext,
    ThemeProvider,
    useTheme,
  },
  '@emotion/react/jsx-runtime': emotionJsx,
  '@radix-ui/react-dismissable-layer': dismissableLayer,
  '@radix-ui/react-focus-scope': focusScope,
  i18next,
  jotai,
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  // A part of the package: a third of it parses markup in texts, which no screen of a remote uses.
  'react-i18next': { I18nextProvider, initReactI18next, useTranslation },
  'react-router-dom': router,
  'react/jsx-runtime': reactJsx,
};
