/** What a build of a vertical is: its name and its version, put in by the bundler. */
declare const VERTICAL: string;
declare const VERSION: string;
