import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { download } from '../../parts/download.ts';
import { PdfPage } from '../../work/reader/pdf-page.tsx';
import { reader } from '../../work/reader/reader.ts';
import { fetchPdf, type Refusal } from '../../work/service/connect.ts';
import { Refused } from '../parts/refused.tsx';

/** The PDF of a case, drawn page by page by the reader of this page: no plug-in of the browser runs what is in it. */
export function PdfView({ id }: { readonly id: number }) {
  const { texts } = useWords();
  const { cases: words, common } = texts.biller;
  const [file, setFile] = useState<Blob>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    void fetchPdf(id).then((answer) => (answer.ok ? setFile(answer.value) : setRefusal(answer.refusal)));
  }, [id]);
  useEffect(() => {
    if (file === undefined) return;
    reader.ask('pages', file).then(
      (count) => count.ok && setPages(count.value),
      () => undefined,
    );
  }, [file]);
  useEffect(() => () => reader.stop(), []);
  return (
    <section class="side" aria-label={words.pdf}>
      <Refused refusal={refusal} />
      {file && (
        <figure>
          <div class="paper">
            <PdfPage file={file} page={page} reader={reader} label={fill(texts.read.pages, { page, pages })} />
          </div>
        </figure>
      )}
      <div class="buttons">
        <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
          {common.previous}
        </button>
        <span class="hint">{fill(texts.read.pages, { page, pages })}</span>
        <button type="button" disabled={page >= pages} onClick={() => setPage(page + 1)}>
          {common.next}
        </button>
        <button type="button" disabled={file === undefined} onClick={() => file && download(file, `ebill-${id}.pdf`)}>
          {words.savePdf}
        </button>
      </div>
    </section>
  );
}
