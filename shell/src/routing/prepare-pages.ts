import { followIntent } from './follow-intent.ts';
import { prefetchBar } from './prefetch-bar.ts';

/** Prepares the pages that a visitor may open next. */
export function preparePages(): void {
  followIntent();
  prefetchBar();
}
