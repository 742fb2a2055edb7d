import { createHash, randomBytes } from 'node:crypto';
import { verifyDraw } from './verify-draw.ts';

const secret = randomBytes(32);
const commitment = createHash('sha256').update('draw|SSC1|20261121-001|').update(secret).digest('hex');
const draw = { gameCode: 'SSC1', issue: '20261121-001' };

describe('the proof of a draw', () => {
  it('holds when the secret fits the hash shown before', async () => {
    expect(await verifyDraw({ ...draw, proof: `${commitment}:${secret.toString('hex')}` })).toBe(true);
  });
  it('fails for another secret, another draw or another game', async () => {
    expect(await verifyDraw({ ...draw, proof: `${commitment}:${randomBytes(32).toString('hex')}` })).toBe(false);
    expect(await verifyDraw({ ...draw, issue: '20261121-002', proof: `${commitment}:${secret.toString('hex')}` })).toBe(
      false,
    );
  });
  it('says nothing before the draw', async () => expect(await verifyDraw({ ...draw, proof: commitment })).toBeNull());
});
