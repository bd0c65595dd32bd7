import { pdfOf } from '../../oracles/page-pdfs.ts';

/** A file in a document of another producer. */
interface ForeignFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
}

/** A page with attached files as other producers write them: listed by name, not associated with the document. */
export function pdfWithFiles(files: readonly ForeignFile[]): Uint8Array<ArrayBuffer> {
  const content = 'BT /F 12 Tf 50 700 Td (Rechnung) Tj ET';
  const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
  const page = `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${font}>>`;
  const names = files.map(({ name }, index) => `(${name})${5 + 2 * index} 0 R`).join('');
  return pdfOf(
    [
      { dictionary: page },
      { dictionary: '', stream: content },
      ...files.flatMap(({ name, mediaType, content }, index) => [
        { dictionary: `/Type/Filespec/F(${name})/UF(${name})/EF<</F ${6 + 2 * index} 0 R>>` },
        {
          dictionary: `/Type/EmbeddedFile/Subtype/${mediaType.replace('/', '#2F')}`,
          stream: typeof content === 'string' ? new TextEncoder().encode(content) : content,
        },
      ]),
    ],
    `/Names<</EmbeddedFiles<</Names[${names}]>>>>`,
  ) as Uint8Array<ArrayBuffer>;
}
