import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import type { ShellBuild } from '../builds/shell-build.ts';
import { STYLE, sdkPage } from './sdk-page.ts';

const PACKAGE = /^atrium-[a-z0-9-]+?-\d+\.\d+\.\d+(?:-[\w.]+)?\.tgz$/;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** `/sdk/`: the page for squads outside this repository, and the packages where operators have packed them. */
export function sdkRoutes(server: FastifyInstance, { config }: Parts, shell: () => ShellBuild | undefined): void {
  const { sdkFolder } = config;
  const packages = () =>
    sdkFolder && existsSync(sdkFolder) ? readdirSync(sdkFolder).filter((file) => PACKAGE.test(file)) : [];

  server.get('/sdk/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      .send(
        sdkPage({
          site: config.publicUrl,
          host: shell()?.host,
          packages: packages(),
          types: typesIn(sdkFolder && join(sdkFolder, 'types')),
        }),
      ),
  );
  server.get('/sdk/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    if (file === 'packages.txt')
      return reply.type('text/plain; charset=utf-8').send(
        packages()
          .map((name) => `${new URL(`/sdk/${name}`, config.publicUrl).href}\n`)
          .join(''),
      );
    if (!packages().includes(file)) throw new Refusal('NOT_FOUND');
    return reply
      .type('application/gzip')
      .header('cache-control', 'no-cache')
      .send(createReadStream(join(sdkFolder!, file)));
  });
}

function typesIn(folder: string | undefined): Map<string, string> {
  const files = folder && existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(files.map((file) => [file, readFileSync(join(folder!, file), 'utf8')]));
}
