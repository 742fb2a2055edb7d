import type { MountPage } from '@atrium/host';
import { HallElement } from './hall-element.ts';

/** A page's elements may be defined once per name: two versions that live in one page need names of their own. */
const NAME = `plain-hall-${Math.random().toString(36).slice(2)}`;
customElements.define(NAME, HallElement);

let guestsLastTime = 0;

/** Puts the custom element into its place and follows the session on the event bus. */
export const mount: MountPage = ({ element, host }, input) => {
  const hall = document.createElement(NAME) as HallElement;
  hall.guestsLastTime = guestsLastTime;
  hall.input = input;
  const stops = [
    host.bus.on('session.login', ({ account }) => (hall.account = account)),
    host.bus.on('session.logout', () => (hall.account = undefined)),
  ];
  element.append(hall);
  return {
    update: (changed) => (hall.input = changed),
    unmount() {
      for (const stop of stops) stop();
      guestsLastTime = hall.guests;
    },
  };
};
