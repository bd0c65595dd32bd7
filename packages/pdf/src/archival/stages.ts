import type { Problem } from '../base/problem.ts';
import type { CjkFonts } from '../fonts/substitutes/cjk.ts';
import type { SubstituteFonts } from '../fonts/substitutes/faces.ts';
import type { OpenedPdf } from '../open/open.ts';
import { problem } from '../problems.ts';
import { type CosDocument, readDocument } from '../syntax/document.ts';
import { type Page, pagesOf } from '../syntax/pages.ts';
import { findingsOf } from './check/check.ts';
import type { DeviceSpace } from './check/named-spaces.ts';
import { hasIdentifier } from './check/syntax.ts';
import { cleanAnnotations } from './fix/annotations.ts';
import { completeAttachments } from './fix/attachments.ts';
import { addOutputIntent, cleanCatalog, cleanLayers, cleanPages } from './fix/catalogue.ts';
import type { Change } from './fix/changes.ts';
import { addDefaultSpaces, repairSpaces } from './fix/colours.ts';
import { repairContents } from './fix/contents.ts';
import { Draft } from './fix/draft.ts';
import { isOfFonts, repairFonts } from './fix/fonts/fix-fonts.ts';
import { repairJpxPictures } from './fix/jpx.ts';
import { removePartMetadata, writeMetadata } from './fix/metadata.ts';
import { cleanObjects } from './fix/objects.ts';
import { cleanPageTree } from './fix/page-tree.ts';
import { repairStreams, repairValues } from './fix/values.ts';

/** What decides what becomes of a document: as of `PdfAOptions`. */
interface AttemptOptions {
  readonly now: string;
  readonly fonts?: SubstituteFonts;
  readonly cjkFonts?: CjkFonts;
}

/** How far a document came on its way to PDF/A-3b. */
export interface Attempt {
  readonly document: CosDocument;
  readonly changes: readonly Change[];
  /** What still keeps it from being one. */
  readonly found: readonly Problem[];
}

/** What a repair is given: a draft of the document as it stands, its pages, and what was found. */
interface Due {
  readonly draft: Draft;
  readonly pages: readonly Page[];
  readonly found: readonly Problem[];
  readonly fonts: SubstituteFonts | undefined;
  readonly cjkFonts: CjkFonts | undefined;
}

/** What every document gets, cheap enough for each. */
function cleaned({ document, pages, wasEncrypted, wasDamaged, missing }: OpenedPdf, now: string): Draft {
  const draft = new Draft(document);
  draft.changed('file-rewritten');
  if (wasEncrypted) draft.changed('encryption-removed');
  if (wasDamaged) draft.changed('page-tree-rebuilt');
  for (const page of missing) draft.changed('page-missing', 1, `page ${page}`);
  if (!hasIdentifier(document)) draft.changed('identifier-added');
  const placed = cleanPageTree(draft, pages);
  cleanPages(draft, placed);
  cleanCatalog(draft);
  cleanAnnotations(draft, placed);
  cleanLayers(draft);
  cleanObjects(draft);
  completeAttachments(draft);
  addOutputIntent(draft);
  writeMetadata(draft, now);
  return draft;
}

/**
 * What is done because something was found, by the code of a problem or the clause of ISO 19005-3 that is broken: all that
 * reads the instructions of pages, or every value. Returns what cannot be repaired, where that is known better than
 * what was found.
 */
type Repair = (due: Due) => readonly Problem[] | undefined;

/** The first that is due is made, then the document is looked at again. */
const repairs: readonly (readonly [isDue: (found: Problem) => boolean, repair: Repair])[] = [
  [
    isOneOf('PDFA_CONTENT_OPERATOR', 'PDFA_CONTENT_UNREADABLE', '6.1.6', '6.1.10', '6.1.13', '6.2.2', '6.2.6', '6.2.8'),
    ({ draft, pages }) => void repairContents(draft, pages),
  ],
  [isOneOf('6.1.1', '6.1.7.2', '6.1.8', '6.1.13'), ({ draft }) => void repairValues(draft)],
  [isOneOf('6.1.7.1'), ({ draft }) => void repairStreams(draft)],
  [isOneOf('6.2.8.3'), ({ draft }) => void repairJpxPictures(draft)],
  [isOneOf('6.6.2'), ({ draft }) => void removePartMetadata(draft)],
  [isOneOf('6.2.4.2', '6.2.4.4'), ({ draft }) => void repairSpaces(draft)],
  [isOneOf('PDFA_COLOUR_WITHOUT_PROFILE'), ({ draft, found }) => void addDefaultSpaces(draft, spacesIn(found))],
  [isOfFonts, ({ draft, fonts, cjkFonts }) => repairFonts(draft, fonts, cjkFonts)],
];

/** Repairs bring up new things: a form that has its resources now uses colours that nobody had seen before. */
const roundsMax = 6;

/** Makes a document PDF/A-3b as far as that goes without changing what pages show. */
export function attemptAt(opened: OpenedPdf, { now, fonts, cjkFonts }: AttemptOptions): Attempt {
  let attempt = examined(cleaned(opened, now), []);
  const tried = new Set<string>();
  for (let round = 0; round < roundsMax && attempt.found.length > 0; round++) {
    const { document, found, changes } = attempt;
    const state = JSON.stringify(found);
    const index = repairs.findIndex(([isDue], at) => found.some(isDue) && !tried.has(`${at} ${state}`));
    const due = repairs[index];
    const pages = pagesOf(document);
    if (due === undefined || !pages.ok) break;
    tried.add(`${index} ${state}`);
    const draft = new Draft(document);
    const known = due[1]({ draft, pages: pages.value, found, fonts, cjkFonts }) ?? [];
    // Most repairs that come to nothing change nothing
    attempt = draft.changes.length === 0 ? attempt : examined(draft, changes);
    attempt = { ...attempt, found: [...attempt.found.filter((each) => !isToldBetter(each, known)), ...known] };
  }
  return attempt;
}

/** Whether a repair knows more of what is wrong with a font. */
function isToldBetter(found: Problem, known: readonly Problem[]): boolean {
  return isOfFonts(found) && known.some(({ params }) => params['font'] === found.params['font']);
}

/** What the draft is worth as it stands; `before` are the changes that led to its document. */
export function examined(draft: Draft, before: readonly Change[]): Attempt {
  const changes = mergedChanges(before, draft.changes);
  const complex = { document: draft.document, changes, found: [problem('PDF_TOO_COMPLEX', [])] };
  if (draft.document.isTooComplex) return complex;
  const read = readDocument(draft.written());
  return read.ok
    ? { document: read.value, changes, found: findingsOf(read.value) }
    : { ...complex, found: read.problems };
}

/** Changes of both, each kind once. */
function mergedChanges(before: readonly Change[], after: readonly Change[]): readonly Change[] {
  const merged = new Map(before.map((change) => [change.code, change]));
  for (const { code, count, names } of after) {
    const known = merged.get(code);
    const all = [...new Set([...(known?.names ?? []), ...(names ?? [])])];
    merged.set(code, { code, count: count + (known?.count ?? 0), ...(all.length > 0 && { names: all }) });
  }
  return [...merged.values()];
}

function isOneOf(...causes: readonly string[]): (found: Problem) => boolean {
  return ({ code, params }) => causes.includes(code === 'PDFA_RULE_BROKEN' ? String(params['clause']) : code);
}

function spacesIn(found: readonly Problem[]): ReadonlySet<DeviceSpace> {
  const without = found.filter(({ code }) => code === 'PDFA_COLOUR_WITHOUT_PROFILE');
  return new Set(without.map(({ params }) => params['space'] as DeviceSpace));
}
