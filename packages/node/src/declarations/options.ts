import type { Option } from '../command-line/command.ts';

/** Options that several commands have alike. */
export const json = { type: 'switch', meaning: 'Prints results and problems as JSON.' } as const satisfies Option;

export const normalize = {
  type: 'switch',
  meaning: 'Corrects what can be corrected without a doubt: spaces, line ends, characters that banks do not take.',
} as const satisfies Option;

export const language = {
  type: 'choice',
  choices: async () => (await import('@rappen/core/payment-part')).languages,
  default: 'de',
  meaning: 'The language of the slip.',
} as const satisfies Option;

export const pageSize = {
  type: 'choice',
  choices: async () => (await import('@rappen/core/payment-part')).pageSizes,
  default: 'A4',
  meaning: 'The size of the page.',
} as const satisfies Option;

export const profile = {
  type: 'choice',
  choices: async () => (await import('@rappen/core/swiss-qr')).profileNames,
  meaning: 'The version of the Swiss guidelines; that of today unless said.',
} as const satisfies Option;

export const settings = {
  type: 'text',
  value: 'FILE',
  meaning: 'The file of settings; rappen.env in this folder, where there is one. What is set in the environment wins.',
} as const satisfies Option;
