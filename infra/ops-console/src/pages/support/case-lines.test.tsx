import type { OpenedCase } from '@atrium/contracts/operator-support';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { CaseLines } from './case-lines.tsx';

const line = (id: number): OpenedCase['lines'][number] => ({
  id: String(id),
  at: '2026-11-27T03:00:00.000Z',
  operator: null,
  text: `Message ${id}`,
  image: null,
});

it("shows a member's newest message when it arrives, and stays at an older one that is being read", async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: {} });
  const show = (count: number) => (
    <I18nextProvider i18n={i18n}>
      <CaseLines id="1" account="maya" lines={Array.from({ length: count }, (_, at) => line(at))} />
    </I18nextProvider>
  );
  const { rerender } = render(show(1));
  const room = screen.getByRole('log');
  expect(room).toHaveTextContent(/^maya · .*Message 0$/);
  // Nothing is laid out in this environment: the room gets a height to scroll.
  Object.defineProperty(room, 'scrollHeight', { value: 700 });
  rerender(show(2));
  expect(room.scrollTop).toBe(700);
  room.scrollTop = 120;
  rerender(show(2));
  expect(room.scrollTop).toBe(120);
});
