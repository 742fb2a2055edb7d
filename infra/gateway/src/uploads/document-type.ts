const STARTS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;
/** The end of a complete file of each kind, which a truncated file or one with appended content lacks. */
const ENDS: Record<DocumentType, (content: Buffer) => boolean> = {
  'image/png': (content) => content.subarray(-12).toString('latin1').includes('IEND'),
  'image/jpeg': (content) => content.at(-2) === 0xff && content.at(-1) === 0xd9,
  'application/pdf': (content) => content.subarray(-1024).includes('%%EOF'),
};

export type DocumentType = keyof typeof STARTS;

/**
 * The type of a file by its content, regardless of its name; undefined for types that members have no reason to send.
 */
export function documentType(content: Buffer): DocumentType | undefined {
  return (Object.keys(STARTS) as DocumentType[]).find(
    (type) =>
      content.length > 24 && STARTS[type].every((byte, index) => content[index] === byte) && ENDS[type](content),
  );
}
