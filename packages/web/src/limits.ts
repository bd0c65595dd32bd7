/** Every bound of the application that is not one of the core. */
export const limits = {
  /** Characters that a field keeps: above every rule, so that rules and not the field refuse a text. */
  fieldLengthMax: 500,
  /** Characters that cases are searched by, as the service takes them. */
  searchLengthMax: 100,
  /** Pages of a list that an address remembers. */
  listPagesMax: 1000,
  /** How often the page asks what became of a case that is on its way, a second apart. */
  deliveryAsksMax: 90,
  /** Characters of a shared link behind its name, and bytes that they may unpack to. */
  linkLengthMax: 12_000,
  linkBytesMax: 65_536,
  /** Bytes of a table. */
  tableBytesMax: 33_554_432,
  /** Seconds that reading a file may take. */
  readingSecondsMax: 60,
} as const;
