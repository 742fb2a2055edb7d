import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyGroup } from './key-group.tsx';

/** Three in a row, as a screen would place them. */
function Row({ closed = '', picked = '' }: { closed?: string; picked?: string }) {
  return (
    <KeyGroup aria-label="Numbers">
      {['1', '2', '3'].map((name, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === picked}
          disabled={name === closed}
          ref={(button) => {
            if (button) button.getBoundingClientRect = () => new DOMRect(at * 50, 0, 40, 40);
          }}
        >
          {name}
        </button>
      ))}
    </KeyGroup>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

it('[10-45] a group of numbers is one stop of the keyboard, with arrows inside', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Row />
      <a href="#next">Next</a>
    </>,
  );
  await user.tab();
  expect(button('1')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('3')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('3')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(button('1')).toHaveFocus();
  await user.keyboard('{End}');
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  await user.tab({ shift: true });
  expect(button('3')).toHaveFocus();
});

it('[10-45] the stop is what is picked, and moves on when its number closes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Row picked="2" />);
  expect(button('2')).toHaveProperty('tabIndex', 0);
  rerender(<Row picked="2" closed="2" />);
  await user.tab();
  expect(button('1')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(button('3')).toHaveFocus();
});
