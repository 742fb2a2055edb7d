/** `node build/main.ts HOST …`: builds hosts and their verticals into `dist`. */
for (const host of process.argv.slice(2)) {
  const { build } = (await import(`../hosts/${host}/build.ts`)) as { build(): Promise<void> };
  const began = performance.now();
  await build();
  process.stderr.write(`Built ${host} in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
}
