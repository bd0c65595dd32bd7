/** What each program prints: a slip made and read, a bill submitted and followed, a webhook's signature, a typed problem. */
export const story: readonly string[] = [
  'slip %PDF-',
  'read CH4431999123000889012 1949.75',
  'submitted true',
  'feed DELIVERED',
  'webhook verified',
  'problem 422 IBAN_CHECKSUM creditorInformation.iban',
];

/** What ours print besides: a submission whose answer was lost makes one case, and a missing service is an error of its own. */
export const wholeStory: readonly string[] = [...story, 'once true', 'nobody true'];
