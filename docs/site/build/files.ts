import { readdirSync } from 'node:fs';

/** Lists the built files with this ending, with paths from the root of the site. */
export function filesOf(built: string, ending: string): string[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();
}
