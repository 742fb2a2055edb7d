import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { agentWorkEffects } from './agent-work.effects.ts';
import { agentEffects } from './agents.effects.ts';
import { bonusesEffects } from './bonuses.effects.ts';
import { gameEffects } from './games.effects.ts';
import { jackpotsEffects } from './jackpots.effects.ts';
import { lotteryEffects } from './lottery.effects.ts';
import { memberEffects } from './members.effects.ts';
import { openOthers } from './given.ts';
import { identityCheckEffects } from './identity-checks.effects.ts';
import { limitsEffects } from './limits.effects.ts';
import { paymentsEffects } from './payments.effects.ts';
import { passkeyEffects } from './passkeys.effects.ts';
import { paymentPasswordEffects } from './payment-password.effects.ts';
import { addressBookEffects } from './address-book.effects.ts';
import { payoutAccountEffects } from './payout-accounts.effects.ts';
import { pointsEffects } from './points.effects.ts';
import { personalDataEffects } from './personal-data.effects.ts';
import { proofEffects } from './proofs.effects.ts';
import { promotionsEffects } from './promotions.effects.ts';
import { rewardEffects } from './rewards.effects.ts';
import { walletEffects } from './wallet.effects.ts';
import { supportEffects } from './support.effects.ts';
import { systemEffects } from './system.effects.ts';
import type { Scene, Someone, Effect } from './effect.ts';

const EFFECTS: readonly Effect[] = [
  ...systemEffects,
  ...memberEffects,
  ...walletEffects,
  ...paymentsEffects,
  ...passkeyEffects,
  ...paymentPasswordEffects,
  ...addressBookEffects,
  ...payoutAccountEffects,
  ...identityCheckEffects,
  ...limitsEffects,
  ...personalDataEffects,
  ...proofEffects,
  ...pointsEffects,
  ...promotionsEffects,
  ...rewardEffects,
  ...bonusesEffects,
  ...gameEffects,
  ...jackpotsEffects,
  ...lotteryEffects,
  ...agentEffects,
  ...agentWorkEffects,
  ...supportEffects,
];

let app: TestApp;
let others: Awaited<ReturnType<typeof openOthers>>;
beforeAll(async () => {
  others = await openOthers();
  app = await testApp({ seed: 'demo', config: { vendorUrl: others.url, paymentsUrl: others.url } });
}, 120_000);
afterAll(async () => {
  await app.close();
  await others.close();
});

it('declares an effect for every bound call, so that no call returns constants', () => {
  const declared = EFFECTS.map(({ call }) => call.name);
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  expect(declared.sort()).toEqual(app.routes.registered.map(({ name }) => name).sort());
});

async function sceneFor({ story }: Effect): Promise<{ scene: Scene; end(): Promise<void> }> {
  const { as = { balance: 1_000_000n } } = story;
  const me: Someone =
    as === 'visitor' ? Object.assign(app.visitor(), { memberId: '', account: '' }) : await app.signedIn(as);
  const before = new Map<string, unknown>();
  const scene: Scene = {
    app,
    me,
    kept: {},
    sql: (text, ...values) => app.database.rows(text, values),
    async set(key, value) {
      if (!before.has(key)) before.set(key, await app.parts.settings.get(key, null));
      await app.parts.settings.set(key, value);
    },
  };
  return {
    scene,
    async end() {
      for (const [key, value] of before) {
        if (value === null) await app.database.run('DELETE FROM settings WHERE key = $1', [key]);
        else await app.parts.settings.set(key, value);
      }
      app.parts.settings.refresh();
    },
  };
}

it.each(EFFECTS.map((effect) => [effect.call.name, effect] as const))(
  '%s returns rows or changes them',
  async (_name, { call, story }) => {
    const { scene, end } = await sceneFor({ call, story });
    const ask = () => scene.me.call(call, (story.ask?.(scene) ?? {}) as never);
    try {
      await story.before?.(scene);
      if ('row' in story) {
        const before = await story.row(scene);
        const { status, error } = await ask();
        expect([status, error]).toEqual([200, undefined]);
        expect(await story.row(scene)).not.toEqual(before);
        return;
      }
      const before = await ask();
      expect([before.status, before.error]).toEqual([200, undefined]);
      expect(story.shows(before.value as never, scene)).toBe(false);
      await story.change(scene);
      const after = await ask();
      expect([after.status, after.error]).toEqual([200, undefined]);
      expect(story.shows(after.value as never, scene)).toBe(true);
    } finally {
      await end();
    }
  },
  30_000,
);
