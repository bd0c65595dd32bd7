import { buildWeb } from '../../scripts/build-web.ts';

/** The application as it is now, before the first test. */
export default async function setup(): Promise<void> {
  await buildWeb();
}
