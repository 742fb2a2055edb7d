/** Public, without a token: the newest signed snapshot, and the stream of them (Server-Sent Events, event `snapshot`). */
export const SNAPSHOT_PATH = '/registry/snapshot';
export const STREAM_PATH = '/registry/stream';
/** In ATRIUM_VAR: the public keys for snapshots, and the demo operators' tokens by name (mode 600). */
export const TRUSTED_KEYS_FILE = 'trusted-keys.json';
export const OPERATOR_FILE = 'operator.json';
