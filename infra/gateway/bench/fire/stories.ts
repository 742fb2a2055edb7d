import { PAYMENT_WEBHOOK_PATH } from '@atrium/contracts/payments';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { paymentIdOf } from '../world/payment-provider.ts';
import type { Player, Vendor } from '../world/people.ts';
import type { Asking, Word } from './asking.ts';
import type { Book } from './book.ts';

/** The setting of one player's story: a round of a game, a deposit, a withdrawal, a transfer between wallets. */
export interface Scene {
  asking: Asking;
  book: Book;
  player: Player;
  vendor: Vendor;
  random: SeededRandom;
  paymentsSecret: string;
  /** The name of the story, from which the IDs of its commands are derived. */
  name: string;
}
export type Story = (scene: Scene) => Promise<void>;

const CURRENCY = 'PHP';
const isOk = ({ status, body }: Word): boolean => status === 200 && body.status === 'ok';
const isDone = ({ status, body }: Word): boolean => status === 200 && body.success === true;

const betBody = ({ player, vendor, name }: Scene, amount: number) => ({
  sessionToken: player.token(vendor.code),
  txId: `${name}-B`,
  roundId: name,
  gameId: vendor.gameId,
  amount: String(amount),
  currency: CURRENCY,
});

/**
 * A bet, sent `times` at once. A bet that is refused after an attempt without an answer is rolled back, as vendors do.
 */
async function bet(scene: Scene, amount: number, times = 1): Promise<boolean> {
  const { asking, book, player, vendor, name } = scene;
  const ask = () => asking.untilDecided((caller) => caller.vendor(vendor, 'bet', betBody(scene, amount)));
  const words = await Promise.all(Array.from({ length: times }, ask));
  const taken = words.some(isOk);
  if (!taken && words.some(({ doubted }) => doubted)) {
    await rollback(scene);
    return false;
  }
  if (taken) book.moved(player, vendor, `${name}-B`, -amount);
  return taken;
}

/** Rolls the story's bet back. The caller notes the returned amount. */
async function rollback({ asking, player, vendor, name }: Scene, times = 1): Promise<boolean> {
  const body = {
    playerRef: player.ref(vendor.code),
    txId: `${name}-R`,
    refTxId: `${name}-B`,
    roundId: name,
    reason: 'no answer',
  };
  const ask = () => asking.untilDecided((caller) => caller.vendor(vendor, 'rollback', body));
  return (await Promise.all(Array.from({ length: times }, ask))).some(isOk);
}

async function win({ asking, book, player, vendor, name }: Scene, amount: number, times = 1): Promise<void> {
  const body = {
    playerRef: player.ref(vendor.code),
    txId: `${name}-W`,
    betTxId: `${name}-B`,
    roundId: name,
    amount: String(amount),
    currency: CURRENCY,
    endRound: true,
  };
  const ask = () => asking.untilDecided((caller) => caller.vendor(vendor, 'win', body));
  const words = await Promise.all(Array.from({ length: times }, ask));
  if (words.some(isOk)) book.moved(player, vendor, `${name}-W`, amount);
}

const stakeOf = (random: SeededRandom) => random.whole(0, 900);

const lost: Story = async (scene) => {
  const { asking, player, vendor, name, random } = scene;
  if (!(await bet(scene, stakeOf(random), random.whole(1, 2)))) return;
  await asking.untilDecided((caller) =>
    caller.vendor(vendor, 'endRound', { playerRef: player.ref(vendor.code), roundId: name }),
  );
};

const won: Story = async (scene) => {
  const { random } = scene;
  const [stake, prize, twice] = [stakeOf(random), random.whole(0, 1_500), random.whole(1, 2)];
  if (await bet(scene, stake)) await win(scene, prize, twice);
};

const calledBack: Story = async (scene) => {
  const { book, player, vendor, name, random } = scene;
  const [stake, times] = [stakeOf(random), random.whole(1, 3)];
  if ((await bet(scene, stake)) && (await rollback(scene, times))) book.moved(player, vendor, `${name}-R`, stake);
};

/** The rollback overtakes its bet, which must then move nothing, whichever answer this vendor is configured for. */
const calledBackFirst: Story = async (scene) => {
  const { asking, vendor, random } = scene;
  const stake = stakeOf(random);
  await rollback(scene);
  await asking.untilDecided((caller) => caller.vendor(vendor, 'bet', betBody(scene, stake)));
};

/** A bet and its own rollback at the same moment: in either order the stake is not taken. */
const race: Story = async (scene) => {
  const { asking, book, player, vendor, name, random } = scene;
  const stake = stakeOf(random);
  await Promise.all([
    rollback(scene),
    asking.untilDecided((caller) => caller.vendor(vendor, 'bet', betBody(scene, stake))),
  ]);
  book.undone(player, vendor, `${name}-B`, `${name}-R`);
};

const pair: Story = async (scene) => {
  const { asking, book, player, vendor, name, random } = scene;
  const [stake, prize] = [stakeOf(random), random.whole(0, 1_500)];
  const body = {
    ...betBody(scene, stake),
    playerRef: player.ref(vendor.code),
    winTxId: `${name}-W`,
    winAmount: String(prize),
    endRound: true,
  };
  const word = await asking.untilDecided((caller) => caller.vendor(vendor, 'betWin', body));
  if (!isOk(word)) return;
  book.moved(player, vendor, `${name}-B`, -stake);
  book.moved(player, vendor, `${name}-W`, prize);
};

const deposit: Story = async ({ asking, book, player, random, name, paymentsSecret }) => {
  const amount = String(random.whole(10_000, 30_000));
  const opened = await asking.untilDecided((caller) =>
    caller.member(player, 'POST', '/wps/member/deposit', { method: 'instapay-qr', amount }, `${name}-deposit`),
  );
  if (!isDone(opened)) return;
  const { deposit: made } = opened.body.value as { deposit: { reference: string; fee: string } };
  const event = {
    eventId: `${name}-event`,
    paymentId: paymentIdOf(made.reference),
    reference: made.reference,
    status: 'paid',
    amount,
    currency: CURRENCY,
    paidAt: new Date().toISOString(),
  };
  const sendWebhook = () =>
    asking.untilDecided(
      (caller) => caller.signed(paymentsSecret, PAYMENT_WEBHOOK_PATH, event),
      ({ status }) => status === 200,
    );
  await Promise.all([sendWebhook(), sendWebhook()]);
  book.moved(player, undefined, name, Number(amount) - Number(made.fee));
};

const withdrawal: Story = async ({ asking, book, player, random, name }) => {
  const amount = String(random.whole(10_000, 15_000));
  const { body } = await asking.untilDecided((caller) =>
    caller.member(player, 'GET', '/wps/member/withdrawal/options'),
  );
  const accountId = (body.value as { accounts: { id: string }[] } | undefined)?.accounts[0]?.id ?? '';
  const ask = () =>
    asking.untilDecided((caller) =>
      caller.member(player, 'POST', '/wps/member/withdrawal', { accountId, amount }, `${name}-withdrawal`),
    );
  const words = await Promise.all([ask(), ask()]);
  if (words.some(isDone)) book.moved(player, undefined, name, -Number(amount));
};

/** Moves money between two wallets of one player, whose sum stays as it is. */
const transfer: Story = async ({ asking, player, vendor, random, name }) => {
  const amount = String(random.whole(1, 5_000));
  const move = (from: string, to: string, key: string) =>
    asking.untilDecided((caller) =>
      caller.member(player, 'POST', '/wps/relay/GCS_walletTransfer', { from, to, amount }, key),
    );
  if (isDone(await move('main', vendor.code, `${name}-there`)) && random.chance(0.8))
    await move(vendor.code, 'main', `${name}-back`);
};

/** Each story is chosen as often as it is listed. */
export const STORIES: readonly Story[] = [
  lost,
  lost,
  won,
  won,
  won,
  calledBack,
  calledBackFirst,
  race,
  pair,
  pair,
  deposit,
  withdrawal,
  transfer,
];
