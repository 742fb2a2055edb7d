import { render, screen } from '@testing-library/react';
import { describePart } from '../testing/conformance.tsx';
import { QrCode } from './qr-code.tsx';

describePart(
  'QrCode',
  (root) => <QrCode value="https://example.test/app" label="Android app" {...root} />,
  'HTMLSpanElement',
);

const box = (path: SVGPathElement) =>
  path
    .getAttribute('transform')!
    .match(/[\d.]+/g)!
    .map(Number) as [number, number, number];

describe('QrCode', () => {
  it('[9-19] is 200 in size with a margin of 20', async () => {
    render(<QrCode value="https://example.test/app" label="Android app" />);
    const code = await screen.findByRole('img', { name: 'Android app' });
    expect(code).toHaveAttribute('viewBox', '0 0 200 200');
    const path = code.querySelector('path')!;
    const edge =
      1 +
      Math.max(
        ...path
          .getAttribute('d')!
          .match(/M\d+/g)!
          .map((at) => Number(at.slice(1))),
      );
    const [x, y, scale] = box(path);
    expect([x, y]).toEqual([20, 20]);
    expect(edge * scale).toBeCloseTo(160);
  });

  it('[9-19] accepts another size and margin', async () => {
    render(<QrCode value="https://example.test/app" label="Android app" size={320} margin={8} />);
    const code = await screen.findByRole('img', { name: 'Android app' });
    expect(code).toHaveAttribute('width', '320');
    expect(box(code.querySelector('path')!)[0]).toBe(8);
  });
});
