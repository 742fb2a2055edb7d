/** The dark modules of a QR code as a path in units of a module, and the number of modules along an edge. */
export interface QrPath {
  edge: number;
  path: string;
}

/** Loads the encoder and draws a text, usually an address. */
export async function qrPath(value: string): Promise<QrPath> {
  const { create } = await import('qrcode');
  const { size: edge, data } = create(value, { errorCorrectionLevel: 'M' }).modules;
  const path = [...data].map((dark, at) => (dark ? `M${at % edge} ${Math.floor(at / edge)}h1v1h-1z` : '')).join('');
  return { edge, path };
}
