import type { Option } from '../command-line/command.ts';

/** Options that several commands have alike. */
export const json = { type: 'switch', meaning: 'Prints results and problems as JSON.' } as const satisfies Option;

export const normalize = {
  type: 'switch',
  meaning: 'Corrects what is safe to correct: spaces, line ends, characters that banks do not accept.',
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
  meaning: 'Version of the Swiss guidelines. Default: the version in force today.',
} as const satisfies Option;

export const settings = {
  type: 'text',
  value: 'FILE',
  meaning: 'Settings file. Default: rappen.env in this folder, if present. Environment variables take precedence.',
} as const satisfies Option;
