import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AddressRouter } from './address-router.tsx';
import { LeavingRegion } from './leaving-region.tsx';

let arrive: () => void;
let nextPage: Promise<void>;

function NextPage() {
  use(nextPage);
  return <h1>Next page</h1>;
}

function Site() {
  const { pathname } = useLocation();
  return (
    <main tabIndex={-1}>
      <LeavingRegion place={pathname} placeOf={(address) => address.pathname}>
        {pathname === '/next' ? <NextPage /> : <input aria-label="Amount" />}
      </LeavingRegion>
    </main>
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/first');
  nextPage = new Promise((resolve) => {
    arrive = resolve;
  });
  render(
    <AddressRouter>
      <Link to="/next">Next</Link>
      <Link to="/first?tab=2">Second tab</Link>
      <Site />
    </AddressRouter>,
  );
  field().focus();
});

const field = () => screen.getByLabelText('Amount');
/** The focus stays where it is, as it does with the browser's back. */
const press = (link: string) => act(async () => screen.getByRole('link', { name: link }).click());

it('makes the page inert with the press, until the next page is drawn', async () => {
  await press('Next');
  const region = field().closest('[inert]');
  expect(region).toHaveAttribute('aria-busy', 'true');
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Next page' })).toBeVisible();
  expect(region).not.toHaveAttribute('inert');
  expect(region).not.toHaveAttribute('aria-busy');
});

it('moves the focus out of the page, so that what is typed is not lost in it', async () => {
  await press('Next');
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('150');
  expect(field()).toHaveValue('');
});

it('gives page and focus back to a visitor that stays', async () => {
  await press('Next');
  await press('Second tab');
  expect(field().closest('[inert]')).toBeNull();
  expect(field()).toHaveFocus();
});

it('leaves a page alone that only changes its own query', async () => {
  await press('Second tab');
  expect(location.search).toBe('?tab=2');
  expect(field().closest('[inert]')).toBeNull();
  expect(field()).toHaveFocus();
});
