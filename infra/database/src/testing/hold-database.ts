import { startDatabase } from '../start-database.ts';

/** A process of its own that runs a database: prints its address and stops on SIGTERM. */
const database = await startDatabase({ dataFolder: process.argv[2]! });
console.log(JSON.stringify({ port: database.port, url: database.url('postgres') }));
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
