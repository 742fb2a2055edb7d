import { readFileSync } from 'node:fs';
import { createShellHost } from '../../testing/shell-host.tsx';
import { screen, within } from '@testing-library/react';
import { HelpTopics, type Topic } from './help-topics.tsx';
import { ABOUT_TOPICS } from './topics.ts';

const file = new URL('../../../../infra/gateway/locales/help/en.json', `file://${__filename}`);
const articles = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { title: string }>)
  .filter(([topic]) => !topic.startsWith('agent-'))
  .map(([topic, { title }]): Topic => {
    const about = (ABOUT_TOPICS as readonly string[]).includes(topic);
    return { topic, title, group: about ? 'about' : 'help' };
  });

it('has as many placeholders in each section as it will have topics', async () => {
  const { show } = await createShellHost();
  const rows = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('heading')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling!.children.length]);
  const { unmount } = show(<HelpTopics topics={[]} read="" waiting />);
  const waiting = rows();
  unmount();
  show(<HelpTopics topics={articles} read="" waiting={false} />);
  expect(waiting).toEqual(rows());
});
