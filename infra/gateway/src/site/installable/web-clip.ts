import { createHash } from 'node:crypto';
import plist from 'plist';

export interface WebClip {
  /** The address that the icon opens. */
  url: string;
  label: string;
  icon: Buffer;
  description: string;
}

/**
 * A configuration profile for iOS with one web clip: the site as an icon on the home screen, without a browser's bars.
 */
export function webClipProfile({ url, label, icon, description }: WebClip): string {
  const identifier = `${new URL(url).hostname.split('.').reverse().join('.')}.webclip`;
  const common = { PayloadVersion: 1, PayloadDisplayName: label, PayloadDescription: description };
  return plist.build({
    ...common,
    PayloadType: 'Configuration',
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(identifier),
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        ...common,
        PayloadType: 'com.apple.webClip.managed',
        PayloadIdentifier: `${identifier}.icon`,
        PayloadUUID: uuidOf(`${identifier}.icon`),
        URL: url,
        Label: label,
        Icon: icon,
        FullScreen: true,
        IsRemovable: true,
        Precomposed: true,
      },
    ],
  });
}

/** A stable ID for a name, so that installing a profile again replaces the earlier one. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex').toUpperCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-A${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
