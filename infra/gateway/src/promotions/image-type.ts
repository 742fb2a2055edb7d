const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from('IEND');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** What a picture is by its content: signature, first part and end; undefined for anything else, also for one cut short. */
export function imageType(bytes: Buffer): 'image/png' | 'image/jpeg' | undefined {
  if (bytes.subarray(0, 8).equals(PNG))
    return bytes.subarray(12, 16).toString('latin1') === 'IHDR' && bytes.subarray(-12).includes(PNG_END)
      ? 'image/png'
      : undefined;
  if (bytes.length > 20 && bytes.subarray(0, 3).equals(JPEG) && bytes.subarray(-2).equals(JPEG_END))
    return 'image/jpeg';
  return undefined;
}
