/** Runs in the page: puts records into the place where the desk keeps them. */
export async function keepRecords(records: {
  readonly companies: readonly object[];
  readonly invoices: readonly object[];
}): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('rappen-desk');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction(['companies', 'invoices'], 'readwrite');
  for (const company of records.companies) transaction.objectStore('companies').put(company);
  for (const invoice of records.invoices) transaction.objectStore('invoices').put(invoice);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
