/**
 * The named places of the shell and of remotes that other remotes may fill, each with what it gives to its parts. A remote
 * that opens a place of its own adds it: `declare module '@atrium/host/places' { interface Places { 'den.wall': WallInput } }`.
 * Source: 13-16.
 */
export interface Places {
  /** Entries of the member's list in the side menu, each a list item. `onChoose` closes the menu. */
  'shell.menu': { readonly onChoose: () => void };
  /** Sections of the home page, below its own. */
  'shell.home': object;
  /** The detail of a member's round; the topic is its category of games. */
  'member-centre.record': { readonly record: PlacedRecord };
  /** Cards of the member's account page. */
  'member-centre.profile': object;
}
export type PlaceName = keyof Places;

/** A member's round, as a part of its detail sees it. Amounts in minor units; `at` is an ISO instant. */
export interface PlacedRecord {
  readonly id: string;
  readonly roundId: string;
  readonly at: string;
  readonly gameId: string;
  readonly gameType: string;
  /** Code of the vendor. */
  readonly vassalage: string;
  readonly vendorName: string;
  readonly stake: string;
  readonly payout: string;
  /** The names of the bets in it, in the vendor's words. */
  readonly selections: readonly string[];
}

export interface PlaceProps<Name extends PlaceName = PlaceName> {
  readonly name: Name;
  /** What this showing of the place is about: parts with other topics stay out. */
  readonly topic?: string;
  /** Given to every part as its properties. Keep it the same object while nothing changes. */
  readonly input: Places[Name];
}
