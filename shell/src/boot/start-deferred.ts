import { loadCountries } from '../auth/sms/countries.state.ts';
import { followIntent } from '../routing/follow-intent.ts';
import { prefetchBar } from '../routing/prefetch-bar.ts';
import { checkDomain } from './check-domain.ts';

/** Starts what no visitor waits for. */
export function startDeferred(): void {
  void loadCountries();
  followIntent();
  prefetchBar();
  void checkDomain();
}
