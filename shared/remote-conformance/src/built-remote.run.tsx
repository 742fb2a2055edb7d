import { describeBuiltRemote } from './describe-built-remote.tsx';

/* Run by `atrium conformance-remote`, which says which build is meant. */
declare const builtRemote: string;

describeBuiltRemote(builtRemote);
