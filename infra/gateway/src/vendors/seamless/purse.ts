import type { Parts } from '../../platform/parts.ts';
import { playableBonus } from '../../wallet/playable-bonus.ts';
import { isSingleWallet } from '../../wallet/wallets.ts';
import type { VendorCommand } from './vendor-commands.ts';
import type { Player } from './vendor-reads.ts';

/** Says of a command that the vendor has a wallet of its own; nothing where one wallet serves all. Source: 11-09. */
export type Purse = Pick<VendorCommand, 'purse'>;

export const purseIn = async (parts: Parts): Promise<Purse> => ((await isSingleWallet(parts)) ? {} : { purse: true });

/** The bonus money that a stake may use: none where each vendor has a wallet of its own. */
export const stakableBonus = async (parts: Parts, player: Player): Promise<string> =>
  (await isSingleWallet(parts)) ? await playableBonus(parts.database, player, parts.clock.now()) : '0';
