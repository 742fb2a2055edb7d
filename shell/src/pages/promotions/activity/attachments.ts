import { APPLICATION_LIMITS } from '@atrium/contracts/promotions';
import { fileContent } from '@atrium/ui/file-content';

/** First bytes of a PNG and of a JPEG file. */
const SIGNATURES = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'];

/**
 * Why a file cannot be attached; undefined when it can. The type follows from its first bytes, not from its name.
 * Source: 5-59, 5-60.
 */
export async function attachmentProblem(file: Blob): Promise<'type' | 'size' | undefined> {
  const start = atob(await fileContent(file.slice(0, 8)));
  if (!SIGNATURES.some((signature) => start.startsWith(signature))) return 'type';
  return file.size > APPLICATION_LIMITS.imageBytes ? 'size' : undefined;
}
