import type { RegistryErrorCode } from '@atrium/contracts/registry-errors';
import { putVersion, UPLOAD_CHECKS, UPLOAD_TYPE, type UploadCheck, upload } from '@atrium/contracts/registry-versions';
import type { FastifyInstance } from 'fastify';
import { admit, type Bind } from '../bind-operation.ts';
import type { ConsoleParts } from '../console/console-caller.ts';
import { RegistryError } from '../registry-error.ts';
import { readArchive } from './read-archive.ts';
import { type UploadParts, uploadVersion } from './upload-version.ts';

const PASSED: Readonly<Record<UploadCheck, string>> = {
  files: 'Every file is within its limits and protected by a verified hash.',
  contract: 'The version fits the host and the remotes in the field.',
  browser: 'The conformance suite passes in Chromium.',
};
/** A refusal with another code is no check of the version. */
const FAILED: readonly RegistryErrorCode[] = [
  'UPLOAD_REFUSED',
  'CONTRACT_UNSUPPORTED',
  'CONTRACT_BROKEN',
  'ROUTE_TAKEN',
  'BAD_REQUEST',
];

const bytesOf = (raw: unknown): Buffer => (Buffer.isBuffer(raw) ? raw : Buffer.alloc(0));

/** The two addresses of an upload: `upload`, and the short one, which lists the checks. */
export function versionRoutes(app: FastifyInstance, parts: ConsoleParts & UploadParts, bind: Bind): void {
  app.addContentTypeParser(UPLOAD_TYPE, readArchive);
  bind(upload, ({ operator, params: { name, version }, query, raw }) => {
    const { untested } = query as { untested?: string };
    return uploadVersion(parts, operator, { name, version, packed: bytesOf(raw), untested });
  });
  app.put<{ Params: { name: string; version: string } }>(putVersion.path, async (request, reply) => {
    const operator = await admit(parts, request, putVersion);
    const { name, version } = request.params;
    const packed = bytesOf(request.body);
    const passed: UploadCheck[] = [];
    const answer = () => ({
      remote: name,
      version,
      bytes: packed.length,
      checks: passed.map((check) => ({ name: check, ok: true, sentence: PASSED[check] })),
    });
    try {
      const { created } = await uploadVersion(parts, operator, { name, version, packed }, passed);
      return await reply.code(created ? 201 : 200).send(answer());
    } catch (error) {
      if (!(error instanceof RegistryError) || !FAILED.includes(error.code)) throw error;
      const failed = { name: UPLOAD_CHECKS[passed.length]!, ok: false, sentence: error.message };
      const { checks, ...rest } = answer();
      return reply.code(422).send({ code: error.code, message: error.message, ...rest, checks: [...checks, failed] });
    }
  });
}
