import { createEventBus } from './event-bus.ts';
import { sampleBalance as balance } from './testing.tsx';

/** Two tabs of one browser, connected by the platform's own BroadcastChannel. */
function twoTabs() {
  const name = `bus-${crypto.randomUUID()}`;
  const [one, two] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  return { one: createEventBus(one as never), two: createEventBus(two as never) };
}

describe('the event bus', () => {
  it('replays the last value to a late subscriber where the rules say so, and only there', () => {
    const bus = createEventBus();
    bus.emit('balance.changed', balance('100'));
    bus.emit('balance.changed', balance('250', 2));
    bus.emit('notice.published', { id: 'n1' });
    const seen: unknown[] = [];
    bus.on('balance.changed', (detail) => seen.push(detail.sumBalance));
    bus.on('notice.published', (detail) => seen.push(detail));
    expect(seen).toEqual(['250']);
  });

  it('forgets the values of a session at logout', () => {
    const bus = createEventBus();
    bus.emit('session.login', { account: 'a', isAgent: 0 });
    bus.emit('balance.changed', balance('100'));
    bus.emit('session.logout', { reason: 'signed-out' });
    expect(bus.last('balance.changed')).toBeUndefined();
    expect(bus.last('session.login')).toBeUndefined();
  });

  it('keeps the values of a new session when the end of the previous one arrives late', () => {
    const bus = createEventBus();
    bus.emit('session.login', { account: 'b', isAgent: 0 });
    bus.emit('session.logout', { reason: 'signed-out', account: 'a' });
    expect(bus.last('session.login')).toEqual({ account: 'b', isAgent: 0 });
    bus.emit('session.logout', { reason: 'signed-out', account: 'b' });
    expect(bus.last('session.login')).toBeUndefined();
  });

  it('ends a subscription, and isolates the failure of a listener', () => {
    const failures: unknown[] = [];
    const bus = createEventBus(undefined, (error) => failures.push(error));
    const seen: string[] = [];
    bus.on('notice.published', () => {
      throw new Error('mine alone');
    });
    const stop = bus.on('notice.published', ({ id }) => seen.push(id));
    bus.emit('notice.published', { id: '1' });
    stop();
    bus.emit('notice.published', { id: '2' });
    expect(seen).toEqual(['1']);
    expect(failures).toHaveLength(2);
  });

  it('sends session, balance and language to the other tabs, and no other event', async () => {
    const { one, two } = twoTabs();
    const seen: string[] = [];
    two.on('session.logout', ({ reason }) => seen.push(reason));
    two.on('language.changed', ({ language }) => seen.push(language));
    two.on('modal.requested', ({ name }) => seen.push(name));
    // Events arrive in their order: with the last one, all that are sent have arrived.
    const arrived = new Promise<void>((resolve) => {
      two.on('language.changed', ({ language }) => language === 'EN' && resolve());
    });
    one.emit('session.logout', { reason: 'signed-out' });
    one.emit('language.changed', { language: 'CN' });
    one.emit('modal.requested', { name: 'loginModal' });
    one.emit('language.changed', { language: 'EN' });
    await arrived;
    expect(seen).toEqual(['signed-out', 'CN', 'EN']);
    one.close();
    two.close();
  });
});
