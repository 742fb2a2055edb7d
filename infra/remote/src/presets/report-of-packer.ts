import type { BuildReport } from '../build-report.ts';
import { isEnglishTexts } from './english-texts.ts';
import { ENTRY, EXPOSED } from './federated-options.ts';
import type { PackedChunk, PackerStats } from './run-packer.ts';

/** How webpack and how Rspack call a module of the host. */
const CONSUMED = [/^consume-shared-module\|[^|]*\|([^|]+)\|/, /^consume shared module \(default\) (.+?)@\S+/];

/** The report of a build by webpack or Rspack. */
export function reportOfPacker({ chunks, modules }: PackerStats): BuildReport {
  const scripts = (found: readonly PackedChunk[]) => [
    ...new Set(found.flatMap(({ files = [] }) => files).filter((file) => file.endsWith('.js'))),
  ];
  const withSiblings = (found: readonly PackedChunk[]) =>
    found.flatMap((chunk) => [...chunks.filter(({ id }) => id != null && chunk.siblings?.includes(id)), chunk]);
  return {
    entry: ENTRY,
    exposed: scripts(withSiblings(chunks.filter(({ names }) => names?.includes(EXPOSED)))),
    filesOf: (request) =>
      scripts(withSiblings(chunks.filter(({ origins }) => origins?.some((origin) => origin.request === request)))),
    textsOf: (files) => {
      const importing = chunks.filter((chunk) => chunk.files?.some((file) => files.includes(file)));
      return scripts(
        chunks.filter(
          ({ parents = [], modules: own = [] }) =>
            importing.some(({ id }) => id != null && parents.includes(id)) &&
            isEnglishTexts(own.map(({ nameForCondition }) => nameForCondition ?? '')),
        ),
      );
    },
    shares: [
      ...new Set(
        modules.flatMap(({ identifier = '' }) => CONSUMED.flatMap((form) => form.exec(identifier)?.[1] ?? [])),
      ),
    ].sort(),
    sources: modules.flatMap(({ nameForCondition }) => nameForCondition ?? []),
  };
}
