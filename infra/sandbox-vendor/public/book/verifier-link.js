/** Where the verifier counts an event again that is over; what follows the hash sign reaches no server. */
export function verifierOf({ id, hash, seed, score }, { vendorId, language }) {
  const values = {
    game: id.split('-')[0],
    hash,
    serverSeed: seed,
    clientSeed: `${vendorId}/${id}`,
    nonce: 0,
    record: score.join(':'),
  };
  return `/verify?language=${language}#${new URLSearchParams(values)}`;
}
