import { openStore, prepareKeys } from '@rappen/store/open';

/** Opens the store of a folder as a server does, and says which key was made, if it was here. */
const store = await openStore({ folder: process.argv[2] ?? '' });
process.stdout.write((await prepareKeys(store, { apiKey: undefined, demoKey: undefined })) ?? '');
await store.close();
