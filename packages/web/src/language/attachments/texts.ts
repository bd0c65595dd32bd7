/** What is said of the files that go with an e-invoice. */
export interface AttachmentTexts {
  readonly title: string;
  readonly hint: string;
  /** Where the invoice is none. */
  readonly noEInvoice: string;
  readonly choose: string;
  readonly drop: string;
  readonly description: string;
  readonly remove: string;
  readonly removeOf: string;
  readonly removed: string;
  readonly undo: string;
  /** How many they are, and how much together. */
  readonly sum: string;
  /** Where this browser does not have what is in a file. */
  readonly lacking: string;
  readonly faults: Readonly<Record<'type' | 'empty' | 'large' | 'many' | 'unreadable', string>>;
}
