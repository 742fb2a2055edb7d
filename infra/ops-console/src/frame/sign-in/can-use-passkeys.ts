import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** Passkeys are made for a host name: there are none at an IP address, such as that of the console on a developer's machine. */
export const canUsePasskeys = ({ hostname }: Pick<Location, 'hostname'> = location): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(hostname);
