import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { BrowserCheck } from '@atrium/contracts/registry-browser-checks';
import { previewLink } from '@atrium/contracts/override';
import { versions } from '@atrium/contracts/registry-versions';
import type { Figures, VersionFigures } from '@atrium/contracts/telemetry';
import { type Column, Table } from '@atrium/ui/table';
import { tokens } from '@atrium/ui/theme';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/console-context.ts';
import { useOperation } from '../../data/use-operation.ts';
import { Asked } from '../../parts/asked.tsx';
import { State } from '../../parts/state.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { Findings } from './findings.tsx';

interface Row {
  version: string;
  part: VersionFigures['part'];
  figures: VersionFigures | undefined;
  released: string | undefined;
  /** What Chromium found in it. */
  check: BrowserCheck | undefined;
  /** The address of a preview. */
  preview: string | undefined;
}

/** All versions that were released or are open in a tab, with their figures. */
export function VersionsTable({
  name,
  remote,
  figures,
}: {
  name: string;
  remote: ChannelStatus | undefined;
  figures: Figures | undefined;
}) {
  const { t } = useTranslation();
  const { number, share, moment } = useFormat();
  const { site } = useMe();
  const known = useOperation(versions, { params: { name } });
  const columns: Column<Row>[] = [
    {
      key: 'version',
      head: t('version'),
      phone: 'lead',
      cell: ({ version, released, check, preview }) => (
        <span css={styles.name}>
          <bdi>{version === 'frame' || version === 'maintenance' ? t(`kinds.${version}`) : version}</bdi>
          <small css={styles.small}>{released}</small>
          {check && <CheckNote {...check} />}
          {preview && (
            <a
              href={preview}
              target="_blank"
              rel="noreferrer"
              css={styles.small}
              aria-label={t('previewOf', { version })}
            >
              {t('preview')}
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'part',
      head: t('part'),
      phone: 'aside',
      cell: ({ part }) =>
        part === 'earlier' ? (
          <span css={styles.quiet}>{t('parts.earlier')}</span>
        ) : (
          <State tone={part === 'stand-in' ? 'warn' : 'good'}>{t(`parts.${part}`)}</State>
        ),
    },
    { key: 'errors', head: t('errorRate'), align: 'end', cell: (row) => share(row.figures?.errorRate) },
    {
      key: 'load',
      head: t('loadTime'),
      align: 'end',
      cell: ({ figures: own }) =>
        own?.loadTime ? (
          <span css={styles.time}>
            {t('ms', { ms: number(own.loadTime.p50) })}
            <small css={styles.small}>{t('p95', { ms: number(own.loadTime.p95) })}</small>
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'returned',
      head: t('wentBack'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => number((row.figures?.swaps.returned ?? 0) + (row.figures?.swaps.failed ?? 0)),
    },
    { key: 'tabs', head: t('openTabs'), align: 'end', cell: (row) => number(row.figures?.openTabs ?? 0) },
  ];
  return (
    <Asked of={known}>
      {(released) => {
        const own = figures?.versions.filter((one) => one.remote === name) ?? [];
        const partOf = (version: string): Row['part'] =>
          own.find((one) => one.version === version)?.part ??
          (version === remote?.version
            ? remote.standIn
              ? 'stand-in'
              : 'stable'
            : version === remote?.canary?.version
              ? 'canary'
              : 'earlier');
        const names = [...new Set([...own.map(({ version }) => version), ...released.map(({ version }) => version)])];
        const rows = names.map((version) => {
          const registered = released.find((one) => one.version === version);
          return {
            version,
            part: partOf(version),
            figures: own.find((one) => one.version === version),
            preview:
              registered && partOf(version) === 'earlier' ? previewLink(site, name, registered.entry) : undefined,
            check: registered?.browserCheck,
            released: registered && t('releasedAt', { time: moment(registered.registeredAt) }),
          };
        });
        return <Table caption={t('versions')} columns={columns} rows={rows} rowKey={({ version }) => version} />;
      }}
    </Asked>
  );
}

function CheckNote({ state, findings = [] }: BrowserCheck) {
  const { t } = useTranslation();
  return (
    <small css={[styles.small, state === 'failed' && styles.failed]}>
      {t(`browserCheck.${state}`)}
      <Findings findings={findings} />
    </small>
  );
}

const styles = {
  failed: css({ color: tokens.color.error }),
  quiet: css({ color: tokens.color.text2 }),
  // A version is read from left to right, but begins where the words below it do.
  name: css({ display: 'grid', justifyItems: 'start' }),
  time: css({ display: 'grid', textAlign: 'end' }),
  small: css({ color: tokens.color.text2, fontWeight: tokens.weight.regular, ...tokens.type.legal }),
};
