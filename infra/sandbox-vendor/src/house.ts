import type { Logger } from 'pino';
import type { Chance } from './chance/chance.ts';
import type { Faults } from './wallet/faults.ts';
import type { Dealer } from './play/dealer.ts';
import type { BookNow } from './play/book-now.ts';
import type { Audience } from './play/table-company.ts';
import type { Secrets } from './settings.ts';
import type { Store } from './store/open-store.ts';
import type { Outbox } from './play/outbox-runner.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

/** What every use case of the vendor works with. */
export interface House {
  readonly store: Store;
  readonly wallet: WalletClient;
  readonly outbox: Outbox;
  readonly dealer: Dealer;
  readonly audience: Audience;
  /** The books as they were last built, by vendor and sport. */
  readonly books: Map<string, BookNow>;
  readonly faults: Faults;
  readonly secrets: Secrets;
  readonly chance: Chance;
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The only page that may frame a vendor's games, and the only one that receives their messages. */
  siteOf(vendorId: string): string;
  /** Every page that may frame what belongs to no vendor. */
  sites(): string[];
}
