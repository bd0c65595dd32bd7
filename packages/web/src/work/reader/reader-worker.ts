import { problem } from '@rappen/core/problem';
import { failed } from '@rappen/core/result';
import { createImaging, defaultImagingLimits, type Imaging } from '@rappen/imaging';
import { limits } from '../../limits.ts';
import { readBankFiles } from '../bank-files/read-files.ts';
import { writeBooksFile } from '../bank-files/write-books.ts';
import { serveTasks } from '../channel.ts';
import type { ReaderTasks } from './protocol.ts';

/** Where the modules are, as the build says. */
declare const ZXING_ADDRESS: string;
declare const PDFIUM_ADDRESS: string;

/** Dots per inch of a page that is only looked at. */
const pageDotsPerInch = 96;

/** What was found in a run of pages comes back before the page gives the worker up; one page more still fits. */
const searchingSecondsMax = limits.readingSecondsMax * 0.75;

let opening: Promise<Imaging> | undefined;

serveTasks<ReaderTasks>({
  async codes({ file, from }, onDone) {
    const max = defaultImagingLimits.fileBytesMax;
    if (file.size > max) return failed(problem('FILE_TOO_LARGE', [], { bytes: file.size, max }));
    const imaging = await open();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const begun = performance.now();
    let runs = 1;
    const options = {
      effort: 'HARDER',
      all: true,
      limits: { pagesMax: limits.readPagesMax },
      ...(from && { from }),
    } as const;
    return imaging.readCodes(bytes, options, ({ pagesLeft }) => {
      runs = Math.max(runs, Math.ceil(pagesLeft.length / limits.readPagesPerRun));
      // Also where no page is done yet, since the page that asks waits for a sign of life
      onDone(pagesLeft.length);
      return performance.now() - begun > runs * searchingSecondsMax * 1000 ? 'stop' : undefined;
    });
  },
  async pages(file) {
    const imaging = await open();
    return imaging.pageCount(new Uint8Array(await file.arrayBuffer()));
  },
  async page({ file, page }) {
    const imaging = await open();
    return imaging.renderPage(new Uint8Array(await file.arrayBuffer()), page, pageDotsPerInch);
  },
  bank: readBankFiles,
  books: (request) => writeBooksFile(request),
});

/** The modules come from the same server as the page, when the first file does. A failure is no reason not to try again. */
function open(): Promise<Imaging> {
  opening ??= Promise.all([compile(ZXING_ADDRESS), compile(PDFIUM_ADDRESS)])
    .then(([zxing, pdfium]) => createImaging({ zxing, pdfium }))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

function compile(address: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(address));
}
