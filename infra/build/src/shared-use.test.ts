import { missingShares } from './shared-use.ts';

it('names what a remote asks for and the host does not give', () => {
  const remotes = [
    { name: 'den', consumes: ['react', 'react/jsx-dev-runtime'] },
    { name: 'yard', consumes: ['react'] },
  ];
  expect(missingShares(remotes, ['react', 'react-dom'])).toEqual([
    'den asks the host for "react/jsx-dev-runtime", which the host does not give: import it in the shell.',
  ]);
});
