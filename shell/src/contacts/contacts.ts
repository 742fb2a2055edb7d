import { VIP_ABOVE_LEVEL } from '@atrium/contracts/configuration';
import { languageCodeOf, textTags } from '@atrium/contracts/language-of';
import type { Permission } from '@atrium/contracts/system';
import type { IconName } from '@atrium/ui/icon';

/** Source: specification 9. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;

type Service = Permission['customerService'][number];
type Resource = Permission['resources'][number];

export interface Contact {
  key: string;
  icon: IconName;
  name: string;
  /** `service`: an entry of the service catalogue, whose address is requested on click. */
  open: { kind: 'window'; url: string } | { kind: 'link'; url: string } | { kind: 'service'; name: string };
}
export interface Download {
  key: 'IOS' | 'MOBILECONFIG' | 'ANDROID';
  name: string;
  url: string;
  qrCodeUrl: string;
}

const CHANNELS: readonly [csType: string, icon: IconName][] = [
  ['LIVECHAT', 'chat'],
  ['WHATSAPP', 'phone'],
  ['TELEGRAM', 'plane'],
  ['CATALOGUE', 'headset'],
];
const LINKS: readonly [resourceType: string, icon: IconName][] = [
  ['FACEBOOK', 'facebook'],
  ['EMAIL', 'mail'],
];
const CODES = ['IOS', 'MOBILECONFIG', 'ANDROID'] as const;

/** A resource's label in the language, by its code (`labelNameCn`), or the English one. Source: 3-60. */
export function resourceLabel(resource: Resource, tag: string): string {
  const labels: Readonly<Record<string, unknown>> = resource;
  const [label] = textTags(tag).flatMap((each) => {
    const code = languageCodeOf(each);
    return labels[`labelName${code[0]}${code.slice(1).toLowerCase()}`] ?? [];
  });
  return label as string;
}

/** The channel of "customer service": VIP above level 4, LIVECHAT otherwise and for visitors. */
export function serviceChannel(services: readonly Service[], rankLevel: number | undefined): Service | undefined {
  const live = services.find(({ csType }) => csType === 'LIVECHAT');
  return (rankLevel ?? 0) > VIP_ABOVE_LEVEL ? (services.find(({ csType }) => csType === 'VIP') ?? live) : live;
}

/** The right bar's contacts, each only if its resource exists. Source: specification 2.7. */
export function contacts(
  { customerService, resources }: Pick<Permission, 'customerService' | 'resources'>,
  rankLevel: number | undefined,
  tag: string,
): Contact[] {
  const channels = CHANNELS.flatMap(([csType, icon]): Contact[] => {
    const service =
      csType === 'LIVECHAT'
        ? serviceChannel(customerService, rankLevel)
        : customerService.find((each) => each.csType === csType);
    return service
      ? [
          {
            key: csType,
            icon,
            name: service.title,
            open:
              csType === 'CATALOGUE' ? { kind: 'service', name: service.title } : { kind: 'window', url: service.path },
          },
        ]
      : [];
  });
  const links = LINKS.flatMap(([resourceType, icon]): Contact[] => {
    const resource = resources.find((each) => each.resourceType.toUpperCase() === resourceType);
    return resource
      ? [{ key: resourceType, icon, name: resourceLabel(resource, tag), open: { kind: 'link', url: resource.url } }]
      : [];
  });
  return [...channels, ...links];
}

/** The apps that have a QR code. MOBILECONFIG is named IOS-LITE-APP. */
export function downloads(resources: readonly Resource[], tag: string): Download[] {
  return CODES.flatMap((key): Download[] => {
    const resource = resources.find((each) => each.resourceType.toUpperCase() === key);
    if (!resource) return [];
    const name = key === 'MOBILECONFIG' ? 'IOS-LITE-APP' : resourceLabel(resource, tag);
    return [{ key, name, url: resource.url, qrCodeUrl: resource.qrCodeUrl ?? resource.url }];
  });
}
