/** A folder of this computer that the browser lets the desk write into, where it has that (Chromium). */
interface WritableFolder extends FileSystemDirectoryHandle {
  queryPermission?(how: typeof writing): Promise<PermissionState>;
  requestPermission?(how: typeof writing): Promise<PermissionState>;
}

const writing = { mode: 'readwrite' } as const;

type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

/** Asks for a folder; undefined where the browser has no such thing. */
export const folderPicker: (() => Promise<FileSystemDirectoryHandle | undefined>) | undefined = picker();

function picker() {
  const pick = (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;
  if (pick === undefined) return undefined;
  // A person who closes the dialog has chosen nothing
  return () => pick({ id: 'rappen', mode: 'readwrite' }).catch(() => undefined);
}

/** Whether the folder can be written without asking anybody. */
export async function isAllowed(folder: FileSystemDirectoryHandle): Promise<boolean> {
  const { queryPermission } = folder as WritableFolder;
  return ((await queryPermission?.call(folder, writing).catch(() => 'denied')) ?? 'granted') === 'granted';
}

/** Asks the person whether the folder can be written; only a press of theirs leads here. */
export async function allow(folder: FileSystemDirectoryHandle): Promise<boolean> {
  if (await isAllowed(folder)) return true;
  return (await (folder as WritableFolder).requestPermission?.(writing).catch(() => 'denied')) === 'granted';
}

/** Writes a file into a folder, over one of the same name. False where the browser or the disk refuses. */
export async function writeInto(folder: FileSystemDirectoryHandle, name: string, file: Blob): Promise<boolean> {
  try {
    if (!(await allow(folder))) return false;
    const target = await folder.getFileHandle(name, { create: true });
    const writer = await target.createWritable();
    await writer.write(file);
    await writer.close();
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in a folder as it is on the disk; undefined where there is none. */
export async function textIn(folder: FileSystemDirectoryHandle, name: string): Promise<string | undefined> {
  try {
    return await (await (await folder.getFileHandle(name)).getFile()).text();
  } catch {
    return undefined;
  }
}

/** The names in a folder. */
export async function namesIn(folder: FileSystemDirectoryHandle): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}
