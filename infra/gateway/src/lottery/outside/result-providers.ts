import type { Parts } from '../../platform/parts.ts';
import { developmentFeed } from './development-feed.ts';
import { httpResultSource } from './http-result-source.ts';
import type { ResultProvider } from './result-provider.ts';

/** The configured sources; without any the feed of development, or none: then operators enter the results. */
export function resultProviders({
  config: { resultSources, development },
  clock,
}: Pick<Parts, 'config' | 'clock'>): ResultProvider[] {
  if (resultSources) return resultSources.map((source) => httpResultSource(source, { clock }));
  return development ? developmentFeed() : [];
}
