/** The part of a chunk that webpack and Rspack describe alike. */
export interface PackedChunk {
  id?: string | number | null;
  names?: string[];
  files?: string[];
  siblings?: (string | number)[];
  parents?: (string | number)[];
  origins?: { request?: string }[];
  modules?: PackedModule[];
}
interface PackedModule {
  identifier?: string;
  nameForCondition?: string | null;
}
export interface PackerStats {
  chunks: PackedChunk[];
  modules: PackedModule[];
}
interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
  toJson(options: object): Partial<PackerStats>;
}
interface Packer {
  run(done: (error: Error | null, stats?: Stats) => void): void;
  close(done: () => void): void;
}

/** Runs webpack or Rspack once. Throws what it reports. */
export async function runPacker(packer: Packer): Promise<PackerStats> {
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      packer.run((error, done) => {
        if (error || !done) reject(error ?? new Error('The bundler returned no result.'));
        else if (done.hasErrors()) reject(new Error(done.toString({ preset: 'errors-warnings', colors: false })));
        else resolve(done);
      });
    });
    const { chunks = [], modules = [] } = stats.toJson({
      all: false,
      ids: true,
      chunks: true,
      chunkOrigins: true,
      chunkRelations: true,
      chunkModules: true,
      chunkModulesSpace: 99_999,
      modules: true,
      modulesSpace: 99_999,
      nestedModules: true,
      nestedModulesSpace: 99_999,
    });
    return { chunks, modules };
  } finally {
    await new Promise<void>((resolve) => packer.close(resolve));
  }
}
