import { generateKeyPairSync } from 'node:crypto';
import { openCentre } from '@atrium/centre/testing';
import { changeContact, sendContactCodes } from '@atrium/contracts/contacts';
import { encryptionKey } from '@atrium/contracts/session';
import { refuse, route } from '@atrium/host/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/texts.ts';
import { ContactDialog } from './contact-dialog.tsx';
import type { ContactKind } from './contacts.state.ts';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
let fault: 'newCode' | 'proof' | 'taken' | null;

async function open(kind: ContactKind, old: string | null) {
  fault = null;
  const changed = jest.fn();
  const closed = jest.fn();
  const test = await openCentre(
    () => <ContactDialog kind={kind} onChanged={changed} onClose={closed} />,
    'member-centre',
    texts,
    {
      page: 'securityCenter',
      routes: [
        route(encryptionKey, { keyId: 'test', publicKey }),
        route(sendContactCodes, { old, expiredMinutes: 5 }),
        route(changeContact, () => {
          if (fault === 'taken') refuse('CONTACT_TAKEN');
          if (fault) refuse('VERIFICATION_CODE_INVALID', { field: fault });
          return { contact: 'an***@example.org' };
        }),
      ],
    },
  );
  return { test, changed, closed, dialog: within(await screen.findByRole('dialog')), user: userEvent.setup() };
}

it('[11-05] asks for a code from the new address and one from the old, and shows at which a refusal is', async () => {
  const { test, changed, closed, dialog, user } = await open('email', 'an***@example.com');
  await user.type(dialog.getByRole('textbox', { name: /New e-mail/ }), 'ana');
  await user.click(dialog.getByRole('button', { name: 'Send codes' }));
  expect(dialog.getByText('Enter a complete e-mail address.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /New e-mail/ }), '@example.org');
  await user.click(dialog.getByRole('button', { name: 'Send codes' }));
  const newCode = await dialog.findByRole('textbox', { name: /Code sent to the new one/ });
  const oldCode = dialog.getByRole('textbox', { name: /Code sent to an\*\*\*@example\.com/ });
  await user.type(newCode, '111111');
  await user.type(oldCode, '222222');
  fault = 'proof';
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(oldCode).toBeInvalid());
  expect(newCode).toBeValid();
  expect(changed).not.toHaveBeenCalled();
  fault = null;
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(changed).toHaveBeenCalled();
  expect(test.toasts).toEqual([{ tone: 'success', text: 'Changed to an***@example.org.' }]);
});

it('[11-05] asks for the password where there was no number yet, and lets a taken number be replaced by another', async () => {
  const { dialog, user } = await open('mobile', null);
  await user.type(dialog.getByRole('textbox', { name: /New mobile number/ }), '+63 917 555 0000');
  await user.click(dialog.getByRole('button', { name: 'Send codes' }));
  await user.type(await dialog.findByRole('textbox', { name: /Code sent to the new one/ }), '111111');
  await user.type(dialog.getByLabelText(/^Login password/), 'Right-0001');
  fault = 'taken';
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  expect(await dialog.findByText(/belongs to another account/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use another one' }));
  expect(dialog.getByRole('textbox', { name: /New mobile number/ })).not.toHaveAttribute('readonly');
  expect(dialog.queryByRole('textbox', { name: /Code sent/ })).toBeNull();
});
