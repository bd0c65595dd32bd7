/** Every bound of the application that is not one of the core. */
export const limits = {
  /** Characters that a field keeps: above every rule, so that rules and not the field refuse a text. */
  fieldLengthMax: 500,
  /** Characters that cases are searched by, as the service takes them. */
  searchLengthMax: 100,
  /** Pages of a list that an address remembers. */
  listPagesMax: 1000,
  /** Cases that are saved to one file, that are released by one confirmation, and of those with one call, as the service takes them. */
  savedCasesMax: 50_000,
  releasedCasesMax: 10_000,
  releasedAtOnce: 50,
  /** How often the page asks what became of a case that is on its way, a second apart. */
  deliveryAsksMax: 90,
  /** Characters of a shared link behind its name, and bytes that they may unpack to. */
  linkLengthMax: 12_000,
  linkBytesMax: 65_536,
  /** Bytes of a table. */
  tableBytesMax: 33_554_432,
  /** Bytes of a logo. */
  logoBytesMax: 1_000_000,
  /** Items of earlier invoices that are offered: few enough to search with every stroke. */
  offeredItemsMax: 450,
  /** Rows of a table of the journal that are shown; all of them are in its files. */
  journalRowsMax: 240,
  /** Periods of a recurring invoice that are made at a time; the others come the next time. */
  repeatedPeriodsMax: 72,
  /** Bytes of a backup: as many as browsers hold in one text. What would be larger is not called saved. */
  backupBytesMax: 500_000_000,
  /** Faults of a payment file that are shown: it is mended and checked again. */
  faultsShownMax: 100,
  /** Rows of a report that are shown; all of them are in its file. */
  reportedRowsMax: 320,
  /** Files, pictures and texts that the list of read bills holds. */
  readFilesMax: 500,
  /** Characters of a pasted text: ten times those of a payment code. */
  pastedLengthMax: 10_000,
  /** Characters of pasted XML, and pages of it that are shown. */
  pastedXmlLengthMax: 5_000_000,
  eInvoicePagesMax: 25,
  /** Rows of an e-invoice on the page, characters of one, entries not understood, attached files. */
  eInvoiceRowsMax: 1_500,
  eInvoiceTextMax: 5_000,
  eInvoiceUnreadMax: 100,
  eInvoiceFilesMax: 100,
  /** Pixels of a picture that is drawn anew because its kind is not known to the reader. */
  redrawnPixelsMax: 40_000_000,
  /** Pages of a PDF that are read, and how many of them have the time that a file has. */
  readPagesMax: 10_000,
  readPagesPerRun: 50,
  /** Seconds that reading a file may take, or the next page of a long one. */
  readingSecondsMax: 60,
  /** Bytes of a file of a bank, files in an archive of them, and bytes that those unpack to. */
  bankFileBytesMax: 104_857_600,
  archivedFilesMax: 210,
  unpackedBytesMax: 209_715_200,
  /** Receipts or open bills of a list that are shown at once; all of receipts on request, and in the files. */
  shownReceiptsMax: 270,
} as const;
