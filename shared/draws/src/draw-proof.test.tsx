import { drawProof, type DrawProof as Proof, ticketProof } from '@atrium/contracts/draws';
import { createTestHost, route } from '@atrium/host/testing';
import { honestProof } from '@atrium/lottery-rules/proof/testing/honest-proof';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawProof } from './draw-proof.tsx';
import { DRAWS_NAMESPACE, drawsLocales } from './texts.ts';

const honest = honestProof() as Proof;
const ofDraw: Proof = { ...honest, ticket: null };

async function openProof(proof: Proof, ticket?: string) {
  const test = await createTestHost({
    session: ticket ? { token: 'marker', account: 'member1', isAgent: 0 } : null,
    locales: { [DRAWS_NAMESPACE]: drawsLocales },
    routes: [route(drawProof, () => proof), route(ticketProof, () => proof)],
  });
  const { gameCode, issue, commitment } = proof;
  render(
    <test.Frame>
      <DrawProof draw={{ gameCode, issue, proof: commitment }} {...(ticket && { ticket })} />
    </test.Frame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verify this draw' }));
  return test;
}
async function verified(): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'Verify in this browser' }));
  const list = await screen.findByRole('list', { name: 'Verification, step by step' });
  // The bytes of the numbers are a list inside of a step.
  return Array.from(
    list.children,
    (item) => item.firstElementChild!.textContent + item.querySelector('p')!.textContent,
  );
}

it('[10-29] verifies a draw in the browser: commitment, list, value, tickets and numbers, each in words', async () => {
  await openProof(ofDraw);
  expect(await screen.findByText(honest.commitment)).toBeVisible();
  expect(screen.getByText(honest.tickets!.root)).toBeVisible();
  const steps = await verified();
  expect(steps).toEqual([
    'SecretThe secret matches the hash published before sales.',
    'Public listThe hash is entry 1 of the public list.',
    `Random valueRound ${honest.round} was fixed in advance, and its value is signed by the network.`,
    "TicketsThe tickets' fingerprint was published before the random value.",
    'NumbersSecret, random value and fingerprint give exactly these numbers.',
  ]);
  expect(screen.getByText('Everything matches')).toBeVisible();
  const cells = within(screen.getByRole('list', { name: 'Figures of the stream' })).getAllByRole('listitem');
  const kept = cells.map((cell) => cell.textContent!.split(' ')).filter(([, number]) => number !== 'skipped');
  expect(kept.map(([value]) => String(Number(value) % 10))).toEqual(honest.result!.split(','));
  expect(kept.map(([, number]) => number)).toEqual(honest.result!.split(','));
  const line = within(screen.getByRole('list', { name: 'The draw in time' })).getAllByRole('listitem');
  expect(line.map(({ textContent }) => / done$/.test(textContent!))).toEqual([true, true, true, true, true]);
});

it('[10-29] verifies the own ticket among the tickets of the draw', async () => {
  await openProof(honest, '1001');
  expect((await verified()).at(-1)).toBe('Your ticketYour ticket is number 4 of the tickets in the fingerprint.');
  // The fourth of five leaves: the third is beside it, then the first two, then the fifth.
  const levels = within(screen.getByRole('list', { name: 'From your ticket to the fingerprint' })).getAllByRole(
    'listitem',
  );
  const [third, pair, fifth] = honest.ticket!.path.map((hash) => `${hash.slice(0, 4)}…${hash.slice(-4)}`);
  const root = honest.tickets!.root;
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^Your ticket.+joined, on the left, with ${third}$`)),
    expect.stringMatching(new RegExp(`joined, on the left, with ${pair}$`)),
    expect.stringMatching(new RegExp(`joined, on the right, with ${fifth}$`)),
    `${root.slice(0, 4)}…${root.slice(-4)}Fingerprint of the tickets`,
  ]);
});

it('[10-29] finds a changed digit', async () => {
  const digit = (Number(honest.result![0]) + 1) % 10;
  await openProof({ ...ofDraw, result: `${digit}${honest.result!.slice(1)}` });
  expect((await verified()).at(-1)).toBe('NumbersSecret, random value and fingerprint give other numbers.');
  expect(screen.getByText("The draw doesn't match its proof. Contact customer service.")).toBeVisible();
});

it('[10-29] offers the whole proof for download', async () => {
  const files: { name: string; blob: Blob }[] = [];
  URL.createObjectURL = (blob) => {
    files.push({ name: '', blob: blob as Blob });
    return 'blob:proof';
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.at(-1)!.name = this.download;
  });
  await openProof(honest, '1001');
  await userEvent.click(await screen.findByRole('button', { name: 'Download the proof' }));
  click.mockRestore();
  expect(files[0]!.name).toBe('SSC1-20261121-001-ticket.json');
  expect(JSON.parse(await textOf(files[0]!.blob))).toEqual(honest);
});

it('says of a draw of the older scheme why it has no timeline', async () => {
  await openProof({ ...ofDraw, scheme: 1, chainHash: null, round: null, place: null, tickets: null, beacon: null });
  expect(await screen.findByText(/made before draws had a timeline/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'The draw in time' })).toBeNull();
});

it('shows before the draw what is public already, and offers no verification', async () => {
  await openProof({
    ...ofDraw,
    state: 'closed',
    secret: null,
    result: null,
    beacon: { ...honest.beacon!, signature: null },
  });
  expect(await screen.findByText('You can verify the numbers after the draw.')).toBeVisible();
  expect(screen.getByText(honest.tickets!.root)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify in this browser' })).toBeNull();
  const line = within(screen.getByRole('list', { name: 'The draw in time' })).getAllByRole('listitem');
  expect(line.map(({ textContent }) => / done$/.test(textContent!))).toEqual([true, true, false, false, false]);
});

it('[10-28] labels the sandbox as a chain that proves nothing about the house', async () => {
  const { beacon } = honest;
  await openProof({ ...ofDraw, beacon: { ...beacon!, chain: { ...beacon!.chain, beaconId: 'atrium-sandbox' } } });
  expect(await screen.findByText(/test chain that we run ourselves/)).toBeVisible();
});

/** jsdom's Blob has no `text`. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
