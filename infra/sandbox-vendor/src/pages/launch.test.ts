import { FINISHED_TAGS } from '@atrium/contracts/languages';
import { newTableForEachTest, open, vendor, wallet } from '../../test/table.ts';

newTableForEachTest();

describe('the launch', () => {
  it('opens once per ticket', async () => {
    const { name } = await open();
    const again = await vendor.app.inject(`/play/CPL/CPL-1?ticket=${name}&language=en`);
    expect(again.body).toContain('This launch has already been used');
    expect(again.body).toContain('Your balance isn&#39;t affected.');
  });

  it('says so when the ticket is too old, or its player has signed out', async () => {
    wallet.tickets.set('old', { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG', refusal: 'TOKEN_EXPIRED' });
    const { body } = await vendor.app.inject('/play/CPL/CPL-1?ticket=old&language=en');
    expect(body).toContain('This launch has expired');
    expect(body).toContain('Your balance isn&#39;t affected.');
  });

  it('says that the game is closed when operators have closed it since the launch', async () => {
    wallet.tickets.set('shut', { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG', refusal: 'INVALID_GAME' });
    const { body, statusCode } = await vendor.app.inject('/play/CPL/CPL-1?ticket=shut&language=en');
    expect(statusCode).toBe(503);
    expect(body).toContain('Closed for maintenance');
  });

  it('refuses a ticket of another game', async () => {
    wallet.tickets.set('other', { playerRef: 'p1', gameId: 'CPL-9', category: 'RNG' });
    expect((await vendor.app.inject('/play/CPL/CPL-1?ticket=other')).body).toContain('another game');
  });

  it('takes an address without the vendor’s name in front of the game’s', async () => {
    const { data } = await open({}, 'CPL/1');
    expect(data.gameId).toBe('CPL-1');
  });

  it('knows no other vendor', async () => {
    expect((await vendor.app.inject('/play/NOBODY/CPL-1?ticket=x')).statusCode).toBe(404);
  });

  it('may be framed by the portal alone and runs no inline script', async () => {
    const { page } = await open();
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://localhost:8080');
    expect(policy).not.toContain('unsafe-inline');
    expect(page.body).not.toMatch(/<script(?![^>]*(application\/json|src=))/);
  });

  it('never gives the wallet’s session token to the page', async () => {
    const { page, name } = await open();
    expect(page.body).not.toContain(`token-${name}`);
  });

  it('cannot be broken out of by a name', async () => {
    const { page, data } = await open({ gameName: '</script><script>alert(1)</script>' });
    expect(page.body).not.toContain('<script>alert');
    expect(data.gameName).toBe('</script><script>alert(1)</script>');
  });

  it.each(FINISHED_TAGS)('speaks %s', async (language) => {
    wallet.tickets.set('t', { playerRef: 'p1', gameId: 'CPL-1', category: 'RNG' });
    const { body } = await vendor.app.inject(`/play/CPL/CPL-1?ticket=t&language=${language}`);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });
});
