import { share, withNativeFederation } from '@softarc/native-federation/config';

const SINGLETON = { singleton: true, strictVersion: true, requiredVersion: 'auto', includeSecondaries: false };
const { PEERS_NAME: name, PEERS_EXPOSED: exposed } = process.env;

/** What a page shares and exposes; the build names both. */
export default withNativeFederation({
  name,
  exposes: { [`./${exposed}`]: `./hosts/native-federation/${exposed}.tsx` },
  shared: share({
    react: SINGLETON,
    'react/jsx-runtime': SINGLETON,
    'react-dom': SINGLETON,
    'react-dom/client': SINGLETON,
  }),
  // The compiler adds the import of react/jsx-runtime, which no source names.
  features: { ignoreUnusedDeps: false },
});
