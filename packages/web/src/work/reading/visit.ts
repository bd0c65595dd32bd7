import type { Problem } from '@rappen/core/problem';
import type { FoundCode, OpenSearch } from '@rappen/imaging';
import { useEffect, useState } from 'preact/hooks';
import { loadEInvoiceSentences } from '../../language/e-invoice/sentences.ts';
import { limits } from '../../limits.ts';
import type { Form } from '../../records/bill/form.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import type { EInvoiceContent } from '../maker/e-invoice-content.ts';
import { maker } from '../maker/maker.ts';
import { reader } from '../reader/reader.ts';
import { billOfContent, isXmlText, kindOfFile, withContent } from './e-invoice.ts';
import { type ListedBill, withMore } from './listed-bills.ts';
import { readableFile } from './readable-file.ts';
import { type FileReading, type FoundBill, readingOf, readingOfText } from './reading.ts';

/** Where something came from: what has no name of its own is numbered by its kind. */
export type Origin =
  | { readonly name: string }
  | { readonly kind: 'text' | 'picture' | 'camera'; readonly number: number };

/** A file, a picture or a text, and what was found in it. */
export interface Source {
  readonly id: number;
  readonly origin: Origin;
  /** What can be looked at. */
  readonly file?: Blob;
  readonly state: 'waiting' | 'reading' | 'read' | 'failed';
  readonly bills: readonly ListedBill[];
  /** Codes that are no payment codes. */
  readonly others: readonly FoundCode[];
  /** What is wrong with it, or was not searched. */
  readonly problems: readonly Problem[];
  /** Where a PDF can be read on for which there was not enough time; also while that is done. */
  readonly open?: OpenSearch | undefined;
}

/** Something to say that concerns no file of the list. */
type Notice =
  | { readonly kind: 'cancelled' | 'tooMany' | 'removed'; readonly count: number }
  | { readonly kind: 'notPayment' | 'tooLong' | 'cleared' };

/** All that was read since the application was loaded, or the list was cleared. */
export interface Visit {
  readonly sources: readonly Source[];
  /** Ids of the bills that are shown whole, and of files whose other codes are. */
  readonly opened: ReadonlySet<number>;
  /** Ids of the bills that are selected. */
  readonly chosen: ReadonlySet<number>;
  /** How many of the files that are being read are done. */
  readonly progress: { readonly done: number; readonly all: number; readonly pagesLeft?: number } | undefined;
  readonly notice: Notice | undefined;
  /** What was read last. */
  readonly last: number | undefined;
  /** What `undo` brings back. */
  readonly before: readonly Source[] | undefined;
}

const nothing: Visit = {
  sources: [],
  opened: new Set(),
  chosen: new Set(),
  progress: undefined,
  notice: undefined,
  last: undefined,
  before: undefined,
};

/** Bills of one file that are shown at once. */
const openedMax = 5;

const profile = profileOfDay(new Date());
const listeners = new Set<() => void>();
let visit = nothing;
let lastId = 0;
/** The run that reads; another number: that one has been stopped. Undefined: nothing is read. */
let running: number | undefined;
const counts = { text: 0, picture: 0, camera: 0 };

/** The visit, drawn again whenever it changes. */
export function useVisit(): Visit {
  const [shown, show] = useState(visit);
  useEffect(() => {
    const follow = () => show(visit);
    listeners.add(follow);
    follow();
    return () => {
      listeners.delete(follow);
    };
  }, []);
  return shown;
}

/** The visit as it stands at this moment. */
export function currentVisit(): Visit {
  return visit;
}

function change(changes: Partial<Visit>): void {
  visit = { ...visit, ...changes };
  for (const listener of listeners) listener();
}

function changeSource(id: number, changes: Partial<Source>): void {
  change({ sources: visit.sources.map((source) => (source.id === id ? { ...source, ...changes } : source)) });
}

function newId(): number {
  lastId += 1;
  return lastId;
}

function newSource(origin: Origin, file?: Blob): Source {
  return { id: newId(), origin, ...(file && { file }), state: 'waiting', bills: [], others: [], problems: [] };
}

function numbered(kind: keyof typeof counts): Origin {
  counts[kind] += 1;
  return { kind, number: counts[kind] };
}

/** What the fields of a source are once it is read. */
function contentOf({ bills, others }: FileReading): Pick<Source, 'bills' | 'others' | 'state'> {
  return { bills: bills.map((bill, index) => ({ id: newId(), number: index + 1, bill })), others, state: 'read' };
}

/** Reads files one after the other, behind those that wait already. More than the list holds are left out, and that is said. */
export function addFiles(files: readonly Blob[]): void {
  enqueue(files, (file) => (isNamed(file) ? { name: file.name } : numbered('picture')));
}

function enqueue(files: readonly Blob[], originOf: (file: Blob) => Origin): void {
  const room = Math.max(0, limits.readFilesMax - visit.sources.length);
  const taken = files.slice(0, room);
  const left = files.length - taken.length;
  const sources = taken.map((file) => newSource(originOf(file), file));
  change({
    sources: [...visit.sources, ...sources],
    notice: left > 0 ? { kind: 'tooMany', count: left } : undefined,
    before: undefined,
    progress: { done: visit.progress?.done ?? 0, all: (visit.progress?.all ?? 0) + sources.length },
  });
  void readOn();
}

/** Pictures of the clipboard are all called the same by the browser. */
function isNamed(file: Blob): file is File {
  return file instanceof File && !/^image\.(?:png|jpe?g|webp)$/.test(file.name);
}

/** Adds a text that was pasted, where it is a payment code or an e-invoice. */
export function addText(text: string): void {
  // An e-invoice is read like a file
  if (isXmlText(text) && text.length <= limits.pastedXmlLengthMax) {
    enqueue([new Blob([text], { type: 'text/xml' })], () => numbered('text'));
    return;
  }
  const isLong = text.length > limits.pastedLengthMax;
  const reading = isLong ? undefined : readingOfText(text, profile);
  if (reading === undefined) change({ notice: { kind: isLong ? 'tooLong' : 'notPayment' } });
  else add({ ...newSource(numbered('text')), ...contentOf(reading) }, true);
}

/** Adds what the camera has seen; `open`: it is shown at once. Returns the source; undefined where the list is full. */
export function addFrame(frame: Blob, codes: readonly FoundCode[], open: boolean): Source | undefined {
  const source = { ...newSource(numbered('camera'), frame), ...contentOf(readingOf(codes, profile)) };
  return add(source, open) ? source : undefined;
}

/** What the bills among some codes are. */
export function billsOf(codes: readonly FoundCode[]): readonly FoundBill[] {
  return readingOf(codes, profile).bills;
}

function add(source: Source, open: boolean): boolean {
  if (visit.sources.length >= limits.readFilesMax) {
    change({ notice: { kind: 'tooMany', count: 1 } });
    return false;
  }
  change({ sources: [...visit.sources, source], notice: undefined, before: undefined, last: source.id });
  if (open) openAll(source.id);
  return true;
}

/** Reads what waits, one after the other, as long as the page is there. */
export async function readOn(): Promise<void> {
  if (running !== undefined) return;
  const mine = newId();
  running = mine;
  for (;;) {
    const next = visit.sources.find(({ state }) => state === 'waiting');
    if (next === undefined) break;
    changeSource(next.id, { state: 'reading' });
    const read = await (next.open ? readRest(next, next.open) : readSource(next));
    // The page was left meanwhile, or the file was cancelled
    if (running !== mine) return;
    const now = visit.sources.find(({ id }) => id === next.id);
    if (now?.state !== 'reading') continue;
    changeSource(next.id, typeof read === 'function' ? read(now) : read);
    const { done, all } = visit.progress ?? { done: 0, all: 1 };
    if (next.open === undefined && visit.progress?.all === 1) openAll(next.id);
    change({ last: next.id, progress: { done: done + 1, all } });
  }
  running = undefined;
  change({ progress: undefined });
}

function askForCodes(file: Blob, from?: OpenSearch) {
  const onDone = (pagesLeft: number) => visit.progress && change({ progress: { ...visit.progress, pagesLeft } });
  return reader.ask('codes', { file, from }, { secondsMax: limits.readingSecondsMax, onDone });
}

async function readSource({ file }: Source): Promise<Partial<Source>> {
  if (file === undefined) return { state: 'failed' };
  try {
    const kind = await kindOfFile(file);
    if (kind === 'xml') return await readXml(file);
    const readable = await readableFile(file);
    const codes = await askForCodes(readable);
    const data = kind === 'pdf' ? await dataOf(readable) : undefined;
    const told = codes.ok ? (codes.warnings ?? []) : codes.problems;
    const problems = Array.isArray(data) ? [...told, ...data] : told;
    const content = data && 'syntax' in data ? data : undefined;
    if (!codes.ok && content === undefined) return { state: 'read', problems };
    const reading = readingOf(codes.ok ? codes.value : [], profile);
    const bills = content ? withContent(reading.bills, content) : reading.bills;
    return { file: readable, ...contentOf({ ...reading, bills }), problems, open: codes.open };
  } catch {
    return { state: 'failed' };
  }
}

/** Reads on in a PDF: what is new is added to what is in the list by then. */
async function readRest({ file }: Source, from: OpenSearch): Promise<(now: Source) => Partial<Source>> {
  const codes = file && (await askForCodes(file, from).catch(() => undefined));
  if (!codes?.ok) return () => ({ state: 'failed', open: undefined });
  const { bills, others } = readingOf(codes.value, profile);
  return (now) => ({
    state: 'read',
    bills: withMore(now.bills, bills, newId),
    others: [...now.others, ...others],
    problems: [...now.problems.filter(({ code }) => code !== 'FILE_PAGES_LEFT'), ...(codes.warnings ?? [])],
    open: codes.open,
  });
}

/** Reads a file of XML: an e-invoice, or what is wrong with it. */
async function readXml(file: Blob): Promise<Partial<Source>> {
  const [read] = await Promise.all([askForData(file), loadEInvoiceSentences()]);
  if (!read.ok) return { state: 'read', problems: read.problems };
  return contentOf({ bills: [billOfContent(read.value)], others: [] });
}

/** The e-invoice in a PDF, or what is wrong with it; undefined where there is none. What concerns the PDF itself its codes tell. */
async function dataOf(pdf: Blob): Promise<EInvoiceContent | readonly Problem[] | undefined> {
  // What its codes say stands without
  const read = await askForData(pdf).catch(() => undefined);
  if (read === undefined) return undefined;
  const problems = read.ok ? [] : read.problems.filter(({ code }) => isOfData(code));
  if (!read.ok && problems.length === 0) return undefined;
  await loadEInvoiceSentences();
  return read.ok ? read.value : problems;
}

function askForData(file: Blob) {
  return maker.ask('eInvoiceContent', file, { secondsMax: limits.readingSecondsMax });
}

function isOfData(code: string): boolean {
  if (code === 'E_INVOICE_NOT_FOUND' || code === 'E_INVOICE_TOO_LARGE') return false;
  return code.startsWith('E_INVOICE_') || code.includes('XML');
}

/** The page is left: what is not read yet waits until it is there again. */
export function pauseReading(): void {
  running = undefined;
  change({
    sources: visit.sources.map((source) => (source.state === 'reading' ? { ...source, state: 'waiting' } : source)),
    notice: undefined,
  });
  reader.stop();
}

/** Reads on in a PDF for which there was not enough time, from where that ended. */
export function readMore(id: number): void {
  const source = visit.sources.find((each) => each.id === id);
  if (source?.state !== 'read' || source.open === undefined) return;
  changeSource(id, { state: 'waiting' });
  const { done, all } = visit.progress ?? { done: 0, all: 0 };
  change({ notice: undefined, before: undefined, progress: { done, all: all + 1 } });
  void readOn();
}

/** Forgets what is not read yet. */
export function cancelReading(): void {
  const kept = readSources();
  const count = visit.sources.length - kept.length;
  change({ sources: kept, progress: undefined, notice: count > 0 ? { kind: 'cancelled', count } : undefined });
  reader.stop();
}

/** The files that are read, as far as they are. */
function readSources(): readonly Source[] {
  return visit.sources.flatMap((source): Source[] => {
    if (source.state === 'read' || source.state === 'failed') return [source];
    return source.open === undefined ? [] : [{ ...source, state: 'read' }];
  });
}

/** Shows what was found in a file, as far as it has few bills; and nothing else. */
function openAll(id: number): void {
  const source = visit.sources.find((each) => each.id === id);
  if (source === undefined) return;
  const ids = source.bills.slice(0, openedMax).map((bill) => bill.id);
  change({ opened: new Set(source.others.length > 0 ? [...ids, id] : ids) });
}

/** Opens a bill of the list, or the other codes of a file; or closes it. */
export function toggleOpened(id: number): void {
  change({ opened: toggled(visit.opened, id) });
}

/** Selects a bill, or no longer. */
export function toggleChosen(id: number): void {
  change({ chosen: toggled(visit.chosen, id) });
}

/** Selects these bills and no others. */
export function choose(ids: readonly number[]): void {
  change({ chosen: new Set(ids) });
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Keeps a bill as it was corrected; undefined: as it was read. */
export function correct(id: number, form: Form | undefined): void {
  const corrected = ({ form: _before, ...bill }: ListedBill): ListedBill => (form ? { ...bill, form } : bill);
  change({
    sources: visit.sources.map((source) =>
      source.bills.some((bill) => bill.id === id)
        ? { ...source, bills: source.bills.map((bill) => (bill.id === id ? corrected(bill) : bill)) }
        : source,
    ),
  });
}

/** Takes bills, and files by their ids, out of the list; a file goes with its last bill. */
export function remove(ids: readonly number[]): void {
  const gone = new Set(ids);
  const sources = visit.sources.flatMap((source) => {
    if (gone.has(source.id))
      return source.bills.length > 0 ? [{ ...source, others: [], problems: [], open: undefined }] : [];
    const bills = source.bills.filter(({ id }) => !gone.has(id));
    if (bills.length === source.bills.length) return [source];
    return bills.length > 0 || source.others.length > 0 || source.problems.length > 0 ? [{ ...source, bills }] : [];
  });
  const chosen = new Set([...visit.chosen].filter((id) => !gone.has(id)));
  change({ sources, chosen, before: visit.sources, notice: { kind: 'removed', count: gone.size } });
}

/** Empties the list. */
export function clear(): void {
  change({ ...nothing, before: readSources(), notice: { kind: 'cleared' } });
  reader.stop();
}

/** Brings back what was removed or cleared last. */
export function undo(): void {
  if (visit.before) change({ sources: visit.before, before: undefined, notice: undefined });
}
