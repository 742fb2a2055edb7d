/** A snapshot has some tens of kilobytes. */
const EVENT_LIMIT_CHARACTERS = 4_000_000;

export class EventTooLong extends Error {}

/**
 * The data of each event of a stream of server-sent events; a comment has none. Throws `EventTooLong` for one that does not
 * end, since any server under the registry's address may send for ever.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  alive: () => void,
): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    alive();
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
        .join('\n');
      if (data) yield data;
    }
    if (text.length > EVENT_LIMIT_CHARACTERS) throw new EventTooLong('its event does not end');
  }
}
