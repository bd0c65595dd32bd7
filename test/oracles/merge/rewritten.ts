import { hasTools, outputOf, withFiles } from '../tools.ts';
import { fixture, type Sample } from './corpus.ts';

/** How qpdf writes one document. */
const qpdfWays: Readonly<Record<string, readonly string[]>> = {
  'object streams': ['--object-streams=generate'],
  linearized: ['--linearize'],
  'linearized with object streams': ['--linearize', '--object-streams=generate'],
  'uncompressed, normalized': ['--qdf'],
  'encrypted RC4-40': ['--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--'],
  'encrypted RC4-128': ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=n', '--'],
  'encrypted AES-128': ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=y', '--'],
  'encrypted AES-128, metadata plain': [
    '--allow-weak-crypto',
    '--encrypt',
    '',
    'owner',
    '128',
    '--use-aes=y',
    '--cleartext-metadata',
    '--',
  ],
  'encrypted AES-256': ['--encrypt', '', 'owner', '256', '--'],
  'encrypted AES-256, object streams': ['--object-streams=generate', '--encrypt', '', 'owner', '256', '--'],
  'encrypted AES-128, linearized': [
    '--allow-weak-crypto',
    '--linearize',
    '--encrypt',
    '',
    'owner',
    '128',
    '--use-aes=y',
    '--',
  ],
};

export const hasQpdf: boolean = hasTools('qpdf');

/** One document with outlines, links, an attachment and metadata, as qpdf writes it in different ways. */
export async function rewritten(): Promise<Sample[]> {
  if (!hasQpdf) return [];
  const source = fixture('pypdf-attachment.pdf');
  return Promise.all(
    Object.entries(qpdfWays).map(async ([name, programArguments]) => ({
      name: `qpdf: ${name}`,
      page: 2,
      bytes: await withFiles(
        [source],
        ([path = '']) => new Uint8Array(outputOf('qpdf', '--static-id', ...programArguments, path, '-')),
      ),
    })),
  );
}
