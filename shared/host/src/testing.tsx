import type { RunningJackpot } from '@atrium/contracts/jackpots';
import { ApiError } from '@atrium/api/api-error';
import { createApi } from '@atrium/api/create-api';
import { createSessionCache } from '@atrium/api/session-cache';
import type { Endpoint, InputOf, ReplyOf } from '@atrium/contracts/endpoint';
import { ERROR_CODES, type ErrorCode, type ErrorParams } from '@atrium/contracts/error-codes';
import { ERROR_MESSAGES } from '@atrium/contracts/error-messages';
import type { BrandConfiguration, Permission } from '@atrium/contracts/system';
import type { Balance } from '@atrium/contracts/balance';
import { addNamespace, createI18n, type LocaleLoaders } from '@atrium/i18n/create-i18n';
import { ERRORS_NAMESPACE } from '@atrium/i18n/error-sentence';
import { errorLocales } from '@atrium/i18n/error-texts';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createEventBus } from './event-bus.ts';
import { provideHost, type DialogRequest, type HostServices, type LaunchObject } from './host-services.ts';
import { gate, type Session } from './session-gate.ts';
import { gameHealthAtom, sessionAtom } from './session.state.ts';

/** A reply of the test's gateway: a value, or a function of the call's input; `refuse(code)` inside makes it an error answer. */
export interface Route {
  endpoint: Endpoint;
  answer: (input: { body?: unknown; query: Record<string, string> }) => unknown;
  /** Of a success. */
  headers?: Record<string, string>;
}
export function route<E extends Endpoint>(
  endpoint: E,
  answer:
    | ReplyOf<E>
    | ((input: {
        body: InputOf<E> extends { body: infer B } ? B : undefined;
        query: Record<string, string>;
      }) => ReplyOf<E> | Promise<ReplyOf<E>>),
  headers?: Record<string, string>,
): Route {
  return { endpoint, headers, answer: (typeof answer === 'function' ? answer : () => answer) as Route['answer'] };
}
export function refuse(code: ErrorCode, params?: ErrorParams, value?: unknown): never {
  throw new ApiError(code, { status: ERROR_CODES[code], params, value, message: ERROR_MESSAGES[code] });
}

/** Inside an answer: the connection is lost, so that the outcome of the call is unknown. */
export function loseAnswer(): never {
  throw new ApiError('NETWORK', { status: 0 });
}

/** A running jackpot of 9,000.00. */
export const sampleJackpot = (fields: Partial<RunningJackpot> = {}): RunningJackpot => ({
  id: 'grand',
  name: 'Harbour Grand',
  number: 2,
  currency: 'PHP',
  seed: '500000',
  mustHitBy: '2000000',
  scope: null,
  contributionPpm: 5000,
  nextPercent: 20,
  commitment: 'ab'.repeat(32),
  startedAt: '2026-11-20T12:00:00.000Z',
  amount: '900000',
  vassalage: 'PG',
  gameType: 'RNG',
  gameIds: null,
  ...fields,
});

/** A main wallet with this sum, all of it in cash. */
export const sampleBalance = (sumBalance: string, sequence = 1): Balance => ({
  sumBalance,
  cash: sumBalance,
  bonus: '0',
  locked: '0',
  currency: 'PHP',
  sequence,
});

export const TEST_BRAND: BrandConfiguration = {
  brand: 'atrium',
  name: 'Atrium',
  merchant: 'atrium',
  merchantCode: 'demo',
  lotteryType: 'SEA',
  defaultLanguage: 'EN',
  languages: ['EN', 'CN', 'MS', 'TY', 'AR'],
  currency: 'PHP',
  currencySymbol: 'P',
  fractionDigits: 2,
  timeZone: 'Asia/Manila',
  loginedToHomePage: false,
  prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
  market: 'PH',
  licence: 'DEMO-PH-0001',
};
export const TEST_PERMISSION: Permission = {
  whitelabel: [],
  register: { rules: {}, switches: {}, captcha: false, termsVersion: '1', minimumAge: 21 },
  resources: [],
  customerService: [],
  analytics: { gtagId: null },
  imageCDNs: [],
  launchGameCDNs: [],
  location: { ip: '127.0.0.1', country: 'PH' },
  maintenance: false,
  regionRestriction: false,
};

export interface TestHost extends HostServices {
  readonly launched: LaunchObject[];
  readonly dialogs: DialogRequest[];
  readonly toasts: { tone: string; text: string }[];
  readonly visited: string[];
  readonly centres: { centre: string; page: string | undefined }[];
  readonly calls: { name: string; body: unknown; query: Record<string, string>; headers: Record<string, string> }[];
  /** The value that the next dialog resolves to. */
  nextDialog: string | null;
  readonly Frame: (props: { children: ReactNode }) => ReactNode;
}

export interface TestHostOptions {
  /** The first that matches a request answers it: a test's own routes go before the usual ones. */
  routes?: readonly Route[];
  session?: Session | null;
  language?: string;
  /** Texts by namespace. */
  locales?: Readonly<Record<string, LocaleLoaders>>;
  brand?: Partial<BrandConfiguration>;
  permission?: Partial<Permission>;
}

/**
 * The host's services over replies that the test provides. They are checked against the contract before a screen receives
 * them, so that a test cannot drift from the gateway.
 */
export async function createTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { parse } = await import('valibot');
  const session = options.session ?? null;
  const store = createStore();
  store.set(sessionAtom, session);
  const i18n = await createI18n(options.language ?? 'EN');
  await addNamespace(i18n, ERRORS_NAMESPACE, errorLocales);
  for (const [namespace, locales] of Object.entries(options.locales ?? {}))
    await addNamespace(i18n, namespace, locales);
  const calls: TestHost['calls'] = [];
  const bus = createEventBus();
  bus.on('game.health', ({ gameId, up }) => store.set(gameHealthAtom, (health) => ({ ...health, [gameId]: up })));
  const api = createApi({
    root: '',
    isBackground: bus.delivering,
    session: () => store.get(sessionAtom)?.token ?? null,
    language: () => options.language ?? 'EN',
    transport: async (request) => {
      const url = new URL(request.url, 'http://localhost');
      const found = options.routes?.find(
        ({ endpoint }) =>
          (endpoint.method === request.method || endpoint.also?.includes(request.method as never)) &&
          pathPattern(endpoint.path).test(url.pathname),
      );
      if (!found) throw new Error(`The test has no answer for ${request.method} ${url.pathname}`);
      const query = Object.fromEntries(url.searchParams);
      const body =
        request.body === undefined
          ? undefined
          : found.endpoint.form
            ? Object.fromEntries(new URLSearchParams(request.body))
            : JSON.parse(request.body);
      calls.push({ name: found.endpoint.name, body, query, headers: request.headers });
      try {
        const value = parse(found.endpoint.reply, await found.answer({ body, query }));
        return { status: 200, headers: found.headers ?? {}, body: { success: true, value } };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return {
          status: error.status,
          headers: {},
          body: { success: false, code: error.code, message: error.message, params: error.params, value: error.value },
        };
      }
    },
  });
  const memory = new Map<string, string>();
  const cache = createSessionCache(api, {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  });
  const recorded = {
    launched: [] as LaunchObject[],
    dialogs: [] as DialogRequest[],
    toasts: [] as { tone: string; text: string }[],
    visited: [] as string[],
    centres: [] as TestHost['centres'],
  };
  const test: TestHost = {
    ...recorded,
    calls,
    nextDialog: null,
    api,
    cache,
    bus,
    store,
    i18n,
    brand: { ...TEST_BRAND, ...options.brand },
    permission: () => ({ ...TEST_PERMISSION, ...options.permission }),
    async protect(need, action) {
      if (gate(store.get(sessionAtom), need) !== 'proceed') return false;
      await action();
      return true;
    },
    launch: async (game) => void recorded.launched.push(game),
    openCentre: (centre, page) => void recorded.centres.push({ centre, page }),
    closeCentre: () => undefined,
    navigate: (to) => void recorded.visited.push(to),
    dialog: async (request) => {
      recorded.dialogs.push(request);
      return test.nextDialog;
    },
    toast: (tone, text) => void recorded.toasts.push({ tone, text }),
    report: (error) => {
      throw error;
    },
    busy: () => () => undefined,
    clockSkew: () => 0,
    // biome-ignore lint/correctness/noComponentHookFactories: each test has a host of its own.
    Frame: ({ children }) => (
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </Provider>
    ),
  };
  provideHost(test);
  return test;
}

const pathPattern = (path: string) => new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
