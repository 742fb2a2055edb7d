import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// @ts-expect-error The page's own script, without types: it is the one that members' browsers run.
import { createWords } from '../../public/frame/words.js';
// @ts-expect-error As above.
import { fairSheet } from '../../public/frame/fair-sheet.js';
import { wordsOf } from '../languages.ts';

/* The sheet of a game's seeds, as far as it shows what the house is bound to before the player chooses a seed. */

const texts = (language: (typeof FINISHED_TAGS)[number]) => wordsOf(language).fair as Record<string, string>;
const valueOf = (label: string) => screen.getByText(label, { exact: true }).nextElementSibling?.textContent;

it.each(FINISHED_TAGS)(
  '%s: shows the next seed’s hash before a change, and the same one in force after it',
  async (language) => {
    document.body.replaceChildren();
    const before = { hash: 'aa11', nextHash: 'bb22', clientSeed: 'drawn', nextNonce: 3, rounds: [] };
    const after = { ...before, hash: 'bb22', nextHash: 'cc33', clientSeed: 'mine', nextNonce: 0 };
    const changed: string[] = [];
    const data = { language, currency: '₱', mode: 'real', words: wordsOf(language), fair: before };
    const client = {
      fair: async () => ({ status: 'ok', fair: before }),
      changeSeed: async (seed: string) => {
        changed.push(seed);
        return { status: 'ok', fair: after };
      },
    };
    document.body.append(fairSheet({ data, words: createWords(data), client, say: () => {} }));
    const { title, hash, nextHash, clientSeed, change } = texts(language) as Record<string, string>;

    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
    expect([valueOf(hash!), valueOf(nextHash!)]).toEqual(['aa11', 'bb22']);
    await userEvent.clear(screen.getByLabelText(clientSeed!));
    await userEvent.type(screen.getByLabelText(clientSeed!), 'mine');
    await userEvent.click(screen.getByRole('button', { name: change }));
    expect(changed).toEqual(['mine']);
    expect([valueOf(hash!), valueOf(nextHash!)]).toEqual(['bb22', 'cc33']);
  },
);
