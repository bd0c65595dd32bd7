import { describe, test } from 'vitest';
import { openEbill } from '../../test/ebill.ts';
import { engines } from '../../test/engines.ts';
import { compareLists } from '../../test/lists-like-all.ts';

describe.each(engines.filter(({ name }) => !/without R2|S3/.test(name)))('$name', ({ isThere, start }) => {
  test.skipIf(!isThere)('lists and sums are those of all cases, with very many', async () => {
    const engine = await start();
    const store = await openEbill(engine);
    await compareLists(store, 12_000, 80);
    await store.close();
    await engine.stop();
  });
});
