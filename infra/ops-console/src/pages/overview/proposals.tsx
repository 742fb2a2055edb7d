import type { OperatedVendor } from '@atrium/contracts/operator';
import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import { type PreparedStandIn, standIns } from '@atrium/contracts/registry-stand-ins';
import type { Figures } from '@atrium/contracts/telemetry';
import { useTranslation } from 'react-i18next';
import { stateOf } from '../../data/remote-state.ts';
import { shownFigures } from '../../data/use-figures.ts';
import { useMayChange } from '../../data/use-may-change.ts';
import { useOperation } from '../../data/use-operation.ts';
import { stack } from '../../parts/page.tsx';
import { useFormat } from '../../parts/use-format.ts';
import { StandInProposal } from './stand-in-proposal.tsx';
import { VendorProposal } from './vendor-proposal.tsx';

interface ProposalsProps {
  remotes: readonly ChannelStatus[];
  sequence: number;
  figures: Figures | undefined;
  vendors: readonly OperatedVendor[];
}

/** What was prepared for what fails now, each to be accepted with one press. */
export function Proposals({ remotes, sequence, figures, vendors }: ProposalsProps) {
  const { t } = useTranslation();
  const { share } = useFormat();
  const may = useMayChange();
  const prepared = useOperation(standIns).data ?? [];
  const isFree = ({ remote }: PreparedStandIn) => remotes.some(({ name, standIn }) => name === remote && !standIn);
  const failing = remotes.filter((remote) => stateOf(remote, figures) === 'failing');
  const silent = vendors.filter(({ up, health }) => up && health === 'failing');
  const ofRemotes = prepared.filter(
    (one) => !one.vendor && isFree(one) && failing.some(({ name }) => name === one.remote),
  );
  const ofVendors = silent.map((vendor) => ({
    vendor,
    prepared: prepared.filter((one) => one.vendor === vendor.code && isFree(one)),
  }));
  if (!may || ofRemotes.length + ofVendors.length === 0) return null;
  const cause = ({ name, version }: ChannelStatus) =>
    t('proposal.remoteFails', { remote: name, rate: share(shownFigures(figures, name, version)?.errorRate) });
  return (
    <div role="status" aria-label={t('proposal.title')} css={stack}>
      {ofRemotes.map((one) => (
        <StandInProposal
          key={one.remote}
          prepared={one}
          cause={cause(failing.find(({ name }) => name === one.remote)!)}
          sequence={sequence}
        />
      ))}
      {ofVendors.flatMap(({ vendor, prepared: own }) =>
        own.length > 0
          ? own.map((one) => (
              <StandInProposal
                key={`${one.remote} ${vendor.code}`}
                prepared={one}
                cause={t('proposal.vendorFails', { name: vendor.name })}
                sequence={sequence}
              />
            ))
          : [<VendorProposal key={vendor.code} vendor={vendor} />],
      )}
    </div>
  );
}
