/** Runs in the page: puts records into the places where the desk keeps them. */
export async function keepRecords(records: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('rappen-desk');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(Object.keys(records), 'readwrite');
  for (const [kind, kept] of Object.entries(records))
    for (const record of kept) transaction.objectStore(kind).put(record);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
