/** A folder of this computer that the browser lets the desk write into, where it has that (Chromium). */
interface WritableFolder extends FileSystemDirectoryHandle {
  queryPermission?(how: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(how: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

/** Asks for a folder; undefined where the browser has no such thing. */
export const folderPicker: (() => Promise<FileSystemDirectoryHandle | undefined>) | undefined = picker();

function picker() {
  const pick = (globalThis as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker;
  if (pick === undefined) return undefined;
  // A person who closes the dialog has chosen nothing
  return () => pick({ id: 'rappen', mode: 'readwrite' }).catch(() => undefined);
}

/** Writes a file into a folder, over one of the same name. False where the browser or the disk refuses. */
export async function writeInto(folder: FileSystemDirectoryHandle, name: string, file: Blob): Promise<boolean> {
  try {
    const how = { mode: 'readwrite' } as const;
    const { queryPermission, requestPermission } = folder as WritableFolder;
    const state = (await queryPermission?.call(folder, how)) ?? 'granted';
    if (state !== 'granted' && (await requestPermission?.call(folder, how)) !== 'granted') return false;
    const target = await folder.getFileHandle(name, { create: true });
    const writer = await target.createWritable();
    await writer.write(file);
    await writer.close();
    return true;
  } catch {
    return false;
  }
}
