import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from './beacon-rounds.ts';

/** The hash that names a chain: over period, genesis, public key, group hash and, unless it is drand's default, beacon id. */
export function chainHashOf(chain: Omit<BeaconChain, 'hash' | 'schemeId'>): string {
  const times = new DataView(new ArrayBuffer(12));
  times.setUint32(0, chain.periodSeconds);
  times.setBigInt64(4, BigInt(chain.genesisSeconds));
  const id = chain.beaconId === 'default' ? '' : chain.beaconId;
  return bytesToHex(
    sha256(
      concatBytes(
        new Uint8Array(times.buffer),
        hexToBytes(chain.publicKey),
        hexToBytes(chain.groupHash),
        utf8ToBytes(id),
      ),
    ),
  );
}
