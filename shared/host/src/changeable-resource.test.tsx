import { endpoint } from '@atrium/contracts/endpoint';
import { act, render, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { type ChangeableResource, createChangeableResource } from './changeable-resource.state.ts';
import { useResource } from './resource.state.ts';
import { sessionAtom } from './session.state.ts';
import { createTestHost, route } from './testing.tsx';

const letters = endpoint({
  name: 'test.letters',
  method: 'GET',
  path: '/test/letters',
  access: 'token',
  summary: 'Letters of a test.',
  source: '',
  reply: v.array(v.string()),
  errors: [],
});
const ANNA = { token: 'marker', account: 'anna', isAgent: 0 };

function Screen({ resource }: { resource: ChangeableResource<typeof letters> }) {
  const { value, status } = useResource(resource);
  return <p data-testid="shown">{`${status} ${value?.join('') ?? 'nothing'}`}</p>;
}

async function open(answer: () => string[] | Promise<string[]> = () => ['a']) {
  const resource = createChangeableResource(letters);
  const host = await createTestHost({ session: ANNA, routes: [route(letters, answer)] });
  render(<Screen resource={resource} />, { wrapper: host.Frame });
  const sent: string[] = [];
  /** Adds a letter; the gateway's answer is given by the test. */
  const add = (letter: string) => {
    const answered = Promise.withResolvers<string>();
    const change = resource.change(
      undefined,
      (value) => [...value.filter((one) => one !== letter), letter],
      () => {
        sent.push(letter);
        return answered.promise;
      },
    );
    change.catch(() => undefined);
    return { change, ...answered };
  };
  const shows = (text: string) => waitFor(() => expect(screen.getByTestId('shown')).toHaveTextContent(text));
  return { ...host, resource, add, sent, shows };
}

it('shows changes at once, sends them in their order and keeps what the gateway took', async () => {
  const { add, sent, shows } = await open();
  await shows('ready a');
  const [b, c] = await act(async () => [add('b'), add('c')] as const);
  await shows('ready abc');
  expect(sent).toEqual(['b']);
  await act(async () => b.resolve('took b'));
  await waitFor(() => expect(sent).toEqual(['b', 'c']));
  await act(async () => c.resolve('took c'));
  expect(await Promise.all([b.change, c.change])).toEqual(['took b', 'took c']);
  await shows('ready abc');
});

it('rolls back the change that failed, and that one alone', async () => {
  const { add, sent, shows } = await open();
  await shows('ready a');
  const [b, c] = await act(async () => [add('b'), add('c')] as const);
  await act(async () => b.reject(new Error('refused')));
  await expect(b.change).rejects.toThrow('refused');
  await shows('ready ac');
  await waitFor(() => expect(sent).toEqual(['b', 'c']));
  await act(async () => c.resolve('took c'));
  await shows('ready ac');
});

it('keeps showing a change over a fetch that began before it was confirmed, until one that began after', async () => {
  const [early, late] = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  const answers: (string[] | Promise<string[]>)[] = [['a'], early.promise, late.promise];
  const { add, resource, store, calls, shows } = await open(() => answers.shift()!);
  await shows('ready a');
  await act(async () => void store.set(resource.entry(undefined).loadAtom, true));
  const b = await act(async () => add('b'));
  await act(async () => b.resolve('took b'));
  await act(async () => early.resolve(['a', 'x']));
  await shows('refreshing axb');
  await act(async () => late.resolve(['a', 'b', 'y']));
  await act(() => b.change);
  await shows('ready aby');
  expect(calls).toHaveLength(3);
});

it('sends nothing for an account that has signed out, and shows its changes to no other', async () => {
  const { add, sent, store, shows } = await open();
  await shows('ready a');
  const [b, c] = await act(async () => [add('b'), add('c')] as const);
  await act(async () => store.set(sessionAtom, { ...ANNA, account: 'ben' }));
  await shows('ready a');
  await act(async () => b.resolve('took b'));
  expect(await c.change).toBeUndefined();
  expect(sent).toEqual(['b']);
  await shows('ready a');
});
