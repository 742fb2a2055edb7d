import { startDatabase } from '../start-database.ts';

/** A process of its own that holds a database: says where it is, and stops when told to. */
const database = await startDatabase({ dataFolder: process.argv[2]! });
console.log(JSON.stringify({ port: database.port, url: database.url('postgres') }));
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
