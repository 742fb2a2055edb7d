import { TEST_BEACON_URL } from '../../lottery/draws/testing/test-beacon.ts';
import type { Config } from '../config.ts';

/** The installation of the tests. */
export const TEST_CONFIG: Config = {
  brand: 'atrium',
  sitePort: 8080,
  siteOrigins: ['http://localhost:8080'],
  publicUrl: 'http://localhost:8080',
  serverUrl: 'http://localhost:8080',
  opsUrl: '',
  vendorUrl: 'http://127.0.0.1:8070',
  vendorPrefix: '',
  paymentsUrl: 'http://127.0.0.1:8060',
  paymentsSecret: 'payments-secret',
  sealingKey: 'the sealing key of the tests, which is long',
  beaconUrl: TEST_BEACON_URL,
  beaconChain: '',
  operatorFile: undefined,
  trustedKeysFile: undefined,
  artifactsFolder: undefined,
  strict: true,
  argon: { memoryCost: 1024, timeCost: 1 },
  development: true,
};
