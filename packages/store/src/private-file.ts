import { chmod, open } from 'node:fs/promises';

/** Lets only its owner read a file, which is made where it is missing. What SQLite puts beside a database has the same rights. */
export async function keepPrivate(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // By its name: closing a file that SQLite has open would end its locks. Of somebody else's file the rights stay
    await chmod(file, 0o600).catch(() => {});
  }
}
