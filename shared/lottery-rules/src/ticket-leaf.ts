/** What a ticket says in the Merkle tree of its draw. Amounts in minor units as digits; `salt` keeps a leaf from being guessed. */
export interface LeafTicket {
  readonly number: string;
  readonly gameCode: string;
  readonly issue: string;
  /** ISO 8601 instant in UTC. */
  readonly placedAt: string;
  /** 16 random bytes in hex. */
  readonly salt: string;
  readonly stake: string;
  readonly lines: readonly {
    readonly play: string;
    readonly selection: string;
    readonly unit: string;
    readonly multiple: number;
    readonly prices: Readonly<Record<string, string>>;
  }[];
}

/**
 * The canonical text of a ticket, whose SHA-256 with the prefix byte 0x00 is its leaf: fields in this order, prices by tier. Two
 * tickets have the same text only if they are the same.
 */
export const leafText = ({ number, gameCode, issue, placedAt, salt, stake, lines }: LeafTicket): string =>
  JSON.stringify([
    'ticket',
    number,
    gameCode,
    issue,
    placedAt,
    salt,
    stake,
    lines.map(({ play, selection, unit, multiple, prices }) => [
      play,
      selection,
      unit,
      multiple,
      Object.entries(prices).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ]);
