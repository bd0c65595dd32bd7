import { testTables } from './bulk-tables.ts';
import { withServer } from './server.ts';

testTables(withServer(), 10_000);
