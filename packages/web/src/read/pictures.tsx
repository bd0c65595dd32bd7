import type { CodeBox, FoundCode } from '@rappen/imaging';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import type { Channel } from '../work/channel.ts';
import { PdfPage } from '../work/reader/pdf-page.tsx';
import type { ReaderTasks } from '../work/reader/protocol.ts';

/** Pages that are drawn: a long document has its codes on few of them. */
const pagesMax = 10;

/** The pages on which codes were found, with a mark at each. */
export function Pictures(properties: {
  readonly file: Blob;
  /** Payment codes. */
  readonly bills: readonly FoundCode[];
  readonly others: readonly FoundCode[];
  readonly reader: Channel<ReaderTasks>;
}) {
  const { file, bills, others, reader } = properties;
  const words = useWords().texts.read;
  const codes = [...bills, ...others];
  const pages = [...new Set(codes.map(({ page }) => page))].sort((a, b) => a - b).slice(0, pagesMax);
  return (
    <div class="side">
      {pages.map((page) => (
        <figure key={page} aria-label={`${words.picture}: ${fill(words.page, { page })}`}>
          <div class="paper">
            {file.type.startsWith('image/') ? (
              <Photo file={file} />
            ) : (
              <PdfPage file={file} page={page} reader={reader} />
            )}
            <Marks codes={codes} bills={bills.length} page={page} />
          </div>
          <figcaption class="hint">{fill(words.page, { page })}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Photo({ file }: { readonly file: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img src={address} alt="" /> : null;
}

function Marks(properties: {
  readonly codes: readonly FoundCode[];
  /** How many of the codes, from the first, are bills. */
  readonly bills: number;
  readonly page: number;
}) {
  const { codes, bills, page } = properties;
  return (
    <svg class="marks" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {codes.map((code, index) =>
        code.page === page ? (
          <polygon
            key={`${code.page}-${index}`}
            points={pointsOf(code.box)}
            class={index < bills ? 'bill' : 'other'}
            vector-effect="non-scaling-stroke"
          />
        ) : null,
      )}
    </svg>
  );
}

function pointsOf({ topLeft, topRight, bottomRight, bottomLeft }: CodeBox): string {
  return [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => `${x},${y}`).join(' ');
}
