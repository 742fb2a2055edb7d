import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ArtefactStore } from './artefact-store.ts';
import { fileType, IMMUTABLE } from './file-types.ts';

interface S3Place {
  bucket: string;
  /** Without slashes around it; may be empty. */
  prefix: string;
}

/** `s3://bucket/some/prefix` → its parts. */
export function s3Place(address: string): S3Place {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new Error(`ATRIUM_ARTIFACTS is "${address}"; it must be like s3://bucket/prefix.`);
  return { bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
}

/** The S3 error of a missing object, by any server's name for it. */
const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NotFound' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404;
};

/** A server that is silent for this long, before its response or within it, has failed. Browsers give up on a file after 5 s. */
const SILENCE_LIMIT_MS = 3_000;
const MOST_ATTEMPTS = 2;

/**
 * An S3-compatible store. Region, credentials and endpoint come from the usual variables of AWS tools (`AWS_REGION`,
 * `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_ENDPOINT_URL_S3`). The client is heavy, so it is loaded here and
 * nowhere else.
 */
export async function s3Store(address: string, silenceLimitMs: number = SILENCE_LIMIT_MS): Promise<ArtefactStore> {
  const { bucket, prefix } = s3Place(address);
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  // Another server than Amazon's has its buckets in the path, and seldom knows the newer checksums.
  const client = new S3Client({
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MOST_ATTEMPTS,
    // Without limits a store that hangs keeps a connection of every browser, of which each has six over HTTP/1.1.
    requestHandler: {
      connectionTimeout: silenceLimitMs,
      requestTimeout: silenceLimitMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceLimitMs,
    },
  });
  const at = (path: string) => ({ Bucket: bucket, Key: prefix ? `${prefix}/${path}` : path });

  const keptHash = async (path: string): Promise<string | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(at(path)))).Metadata?.sha256 ?? '';
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    async put(path, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const kept = await keptHash(path);
      if (kept === sha256) return false;
      if (kept !== undefined)
        throw new Error(`${path} exists with other bytes. A version never changes: give the new build another one.`);
      const { type, encoding } = fileType(path) ?? { type: 'application/octet-stream' };
      await client.send(
        new PutObjectCommand({
          ...at(path),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: type,
          ...(encoding && { ContentEncoding: encoding }),
          CacheControl: IMMUTABLE,
          Metadata: { sha256 },
        }),
      );
      return true;
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)));
    },
    async get(path) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(path)));
        return { body: Body as Readable, size: ContentLength ?? 0 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    close: () => client.destroy(),
  };
}
