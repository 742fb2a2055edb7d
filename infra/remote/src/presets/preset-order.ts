/** What a preset builds: one version of the remote in `folder`. */
export interface PresetOrder {
  /** The squad's folder, with `remote.ts`. */
  folder: string;
  /** Receives the files; emptied by the caller. */
  output: string;
  /** The container's name, which has the version in it. */
  container: string;
}

export type Bundler = 'webpack' | 'rspack' | 'vite';
export const BUNDLERS: readonly Bundler[] = ['webpack', 'rspack', 'vite'];
