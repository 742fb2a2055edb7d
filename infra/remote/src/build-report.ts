/** A build as its bundler reports it; the manifest is made of it. Paths are relative to the version's folder. */
export interface BuildReport {
  entry: string;
  /** The scripts of `remote.ts`. */
  exposed: string[];
  /** The scripts of an `import(request)` in `remote.ts`. */
  filesOf(request: string): string[];
  /** The scripts with nothing but English texts that one of these scripts imports. */
  textsOf(files: readonly string[]): string[];
  /** The modules that it takes from the host, by request. */
  shares: string[];
  /** Absolute paths of the sources of the build. */
  sources: string[];
}
