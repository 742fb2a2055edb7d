/** Carries texts between the gateway processes, in order per sender. What a process without a connection misses depends on the carrier. */
export interface Exchange {
  publish(text: string): void;
  /** `missed` is called after an interrupted connection. Returns the unsubscribe function. */
  subscribe(receive: (text: string) => void, missed?: () => void): () => void;
  close(): Promise<void>;
}

export interface Subscriber {
  receive(text: string): void;
  missed?: (() => void) | undefined;
}
