import { noteKitUser } from './kit-users.ts';
import { attribute } from './telemetry/attribute-error.ts';
import { DEN, den, settled, start } from './testing/den.ts';

const SHELL = 'https://site.example/shell/abc123/main.js:1:2';
const thrownAt = (...frames: string[]) =>
  Object.assign(new TypeError('not a function'), {
    stack: `TypeError: not a function\n${frames.map((frame) => `    at f (${frame})`).join('\n')}`,
  });
const kitOf = (remote: string) => `/remotes/${remote}/1.0.0/kits/lobby/lobby.0a1b.js`;
const handlerIn = (remote: string) => thrownAt(`https://site.example${kitOf(remote)}:1:4711`, SHELL);

describe('an error in a kit, without a frame of the remote that uses it', () => {
  it('[13-20] belongs to the remote that was given the copy, whichever one it is of', () => {
    noteKitUser(kitOf('slots'), { remote: 'fish', version: '2.0.0' });
    expect(attribute(handlerIn('slots'))).toEqual({
      remote: 'fish',
      version: '2.0.0',
      place: 'lobby.0a1b.js:1:4711',
    });
  });

  it('[13-20] belongs to the remote on display where several use the copy, with the version that is shown', async () => {
    const { federation } = start([den('1.1.0')]);
    // Its next version is given the kit before it is shown.
    noteKitUser(kitOf('live'), { remote: 'den', version: '1.2.0' });
    noteKitUser(`https://site.example${kitOf('live')}?try=2`, { remote: 'pvp', version: '3.0.0' });
    const leave = federation.mount('den', DEN);
    await settled();
    expect(attribute(handlerIn('live'))).toMatchObject({ remote: 'den', version: '1.1.0' });
    leave();
    expect(attribute(handlerIn('live'))).toMatchObject({ remote: 'pvp', version: '3.0.0' });
  });

  it('belongs to the remote in its stack before any other, and to the shell where no remote uses the copy', () => {
    noteKitUser(kitOf('slots'), { remote: 'fish', version: '2.0.0' });
    const called = thrownAt(
      `https://site.example${kitOf('slots')}:1:2`,
      'https://site.example/remotes/pvp/3.0.0/621.js:3:4',
    );
    expect(attribute(called)).toMatchObject({ remote: 'pvp', version: '3.0.0' });
    expect(attribute(handlerIn('sports'))).toMatchObject({ remote: 'shell' });
  });
});
