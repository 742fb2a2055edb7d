import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describePart } from '../testing/conformance.tsx';
import { FileField } from './file-field.tsx';

describePart(
  'FileField',
  (root) => <FileField label="Picture" buttonLabel="Choose a file" onFiles={() => {}} {...root} />,
  'HTMLInputElement',
);

it('passes on the chosen file, also the same file a second time, and shows its name', async () => {
  const handed: string[][] = [];
  const field = (chosen?: string) => (
    <FileField
      label="Picture"
      buttonLabel="Choose a file"
      multiple
      {...(chosen && { chosen })}
      onFiles={(files) => handed.push(files.map(({ name }) => name))}
    />
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText('Picture');
  const slip = new File(['x'], 'slip.png', { type: 'image/png' });
  await userEvent.upload(input, slip);
  await userEvent.upload(input, slip);
  expect(handed).toEqual([['slip.png'], ['slip.png']]);
  rerender(field('slip.png'));
  expect(screen.getByRole('status')).toHaveTextContent('slip.png');
});

it('is reachable by keyboard', async () => {
  render(<FileField label="Picture" buttonLabel="Choose a file" onFiles={() => {}} />);
  await userEvent.tab();
  expect(screen.getByLabelText('Picture')).toHaveFocus();
});
