/** The page's calls to its own server. Broken connections are answers too: `{status: 'refused', code: 'OFFLINE'}`. */
export function createTableClient(playKey) {
  const ask = async (path, options = {}) => {
    try {
      const response = await fetch(path, { ...options, headers: { 'x-play-key': playKey, ...options.headers } });
      return response.ok ? await response.json() : { status: 'refused', code: 'VENDOR_ERROR', balance: null };
    } catch {
      return { status: 'refused', code: 'OFFLINE', balance: null };
    }
  };
  const post = (body, path = '/table/rounds') =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    table: () => ask('/table'),
    fair: () => ask('/table/fair'),
    changeSeed: (clientSeed) => post({ clientSeed }, '/table/fair'),
    round: (id) => ask(`/table/rounds/${encodeURIComponent(id)}`),
    cashOut: (id, amount) => post({ amount }, `/table/rounds/${encodeURIComponent(id)}/cash-out`),
    decide: (id, decision) => post(decision, `/table/rounds/${encodeURIComponent(id)}/decide`),
    move: (id, move) => post(move, `/table/rounds/${encodeURIComponent(id)}/move`),
    leave: (id) => post({}, `/table/rounds/${encodeURIComponent(id)}/leave`),
    /** A broken connection is tried once more with the same request, which cannot become a second round. */
    async play(stake, choice) {
      const body = { requestId: crypto.randomUUID(), stake, choice };
      const first = await post(body);
      return first.code === 'OFFLINE' ? post(body) : first;
    },
  };
}
