import { readFileSync } from 'node:fs';
import {
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_TYPES,
  announcementCreate,
  announcementEdit,
  announcementList,
  announcementWithdraw,
  bannerCreate,
  bannerEdit,
  bannerList,
  bannerWithdraw,
} from '@atrium/contracts/operator-content';
import type { OperationBody } from '@atrium/contracts/registry-operation';
import { type Command, Option } from 'commander';
import { callRegistry } from '@atrium/remote/registry/call-registry';
import type { VerbContext } from './context.ts';

interface Written {
  title?: string;
  content?: string;
  texts?: string;
  place: (typeof ANNOUNCEMENT_PLACES)[number];
  type: (typeof ANNOUNCEMENT_TYPES)[number];
  at?: string;
  until?: string;
  reason: string;
}

const instant = (text: string): string => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new Error(`"${text}" is not a valid time. Use a format such as 2026-12-24T18:00:00+08:00.`);
  return at.toISOString();
};

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** `announcement list|publish|edit|withdraw` and `banner list|put|withdraw`: what members read on the site. */
export function addContent(program: Command, { gateway, answer }: VerbContext): void {
  const announcement = program.command('announcement').description('notices, pop-ups and promotions');
  const written = (command: Command) =>
    command
      .option('--title <text>', 'in English')
      .option('--content <html>', 'in English')
      .option(
        '--texts <file>',
        'JSON by language tag: {"en": {"title": …, "content": …}, …}, instead of --title and --content',
      )
      .addOption(new Option('--place <place>').choices(ANNOUNCEMENT_PLACES).default('player'))
      .addOption(new Option('--type <type>').choices(ANNOUNCEMENT_TYPES).default('PL'))
      .option('--at <time>', 'start time; default: now')
      .option('--until <time>')
      .requiredOption('--reason <text>');
  const bodyOf = ({ title, content, texts, place, type, at, until, reason }: Written) => {
    if (!texts && !(title && content)) throw new Error('Pass --title and --content, or --texts.');
    return {
      place,
      type,
      reason,
      texts: (texts ? readJson(texts) : { en: { title, content } }) as OperationBody<
        typeof announcementCreate
      >['texts'],
      until: until ? instant(until) : null,
      ...(at && { publishAt: instant(at) }),
    };
  };
  announcement
    .command('list')
    .description('list all, newest first')
    .action(async () => {
      const all = await callRegistry(gateway(), announcementList);
      answer(
        all,
        all.map(
          ({ id, state, publishAt, texts }) =>
            `${id.padEnd(6)} ${state.padEnd(10)} ${publishAt}  ${texts.en?.title ?? ''}`,
        ),
      );
    });
  written(announcement.command('publish').description('publish one now or at a later time')).action(
    async (options: Written) => {
      const made = await callRegistry(gateway(), announcementCreate, { body: bodyOf(options) });
      answer(made, `announcement ${made.id} is ${made.state}`);
    },
  );
  written(announcement.command('edit').argument('<id>').description('replace its texts and times')).action(
    async (id: string, options: Written) => {
      const made = await callRegistry(gateway(), announcementEdit, { params: { id }, body: bodyOf(options) });
      answer(made, `announcement ${made.id} is ${made.state}`);
    },
  );
  announcement
    .command('withdraw')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('withdraw it')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), announcementWithdraw, { params: { id }, body: { reason } });
      answer(made, `announcement ${made.id} is ${made.state}`);
    });

  const banner = program.command('banner').description('banners on the home page and the login form');
  banner
    .command('list')
    .description('list all in display order')
    .action(async () => {
      const all = await callRegistry(gateway(), bannerList);
      answer(
        all,
        all.map(
          ({ id, group, state, texts }) =>
            `${id.padEnd(24)} ${group.padEnd(8)} ${state.padEnd(10)} ${texts.en?.title ?? ''}`,
        ),
      );
    });
  banner
    .command('put')
    .argument('<id>')
    .requiredOption('--file <file>', 'JSON: {"group", "texts", "to", "scene", "position", "publishAt", "until"}')
    .requiredOption('--reason <text>')
    .description('add or replace a banner')
    .action(async (id: string, { file, reason }: { file: string; reason: string }) => {
      const body = { ...(readJson(file) as object), reason } as OperationBody<typeof bannerEdit>;
      const known = (await callRegistry(gateway(), bannerList)).some((one) => one.id === id);
      const made = known
        ? await callRegistry(gateway(), bannerEdit, { params: { id }, body })
        : await callRegistry(gateway(), bannerCreate, { body: { ...body, id } });
      answer(made, `banner ${made.id} is ${made.state}`);
    });
  banner
    .command('withdraw')
    .argument('<id>')
    .requiredOption('--reason <text>')
    .description('withdraw it')
    .action(async (id: string, { reason }: { reason: string }) => {
      const made = await callRegistry(gateway(), bannerWithdraw, { params: { id }, body: { reason } });
      answer(made, `banner ${made.id} is ${made.state}`);
    });
}
