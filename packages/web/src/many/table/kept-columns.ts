import { keepSetting, readSetting } from '../../kept/settings.ts';
import { textHash } from '../../records/text-hash.ts';
import { billFields, type FileField, namePartFields } from '../../sheet/fields.ts';
import { plainLetters } from '../../sheet/plain-letters.ts';

const settingName = 'many columns';
/** Workbooks whose columns are remembered. */
const shapesMax = 30;

type Kept = readonly (readonly [shape: string, columns: readonly (FileField | '')[]])[];

/** What tells workbooks apart: the names of their columns, and their count. */
export function shapeOf(header: readonly string[]): string {
  return `${header.length}-${textHash(header.map((text) => plainLetters(text.trim())).join('\n'))}`;
}

/** The columns that somebody has named in a workbook of this shape; undefined: nobody has. */
export function keptColumns(header: readonly string[]): readonly (FileField | undefined)[] | undefined {
  const columns = read().find(([shape]) => shape === shapeOf(header))?.[1];
  return columns?.map((field) => (isFileField(field) ? field : undefined));
}

/** Remembers the columns of workbooks of this shape; undefined: forgets them. */
export function keepColumns(header: readonly string[], columns: readonly (FileField | undefined)[] | undefined): void {
  const shape = shapeOf(header);
  const others = read().filter(([each]) => each !== shape);
  const next: Kept = columns === undefined ? others : [[shape, columns.map((field) => field ?? '')], ...others];
  keepSetting(settingName, next.length === 0 ? undefined : JSON.stringify(next.slice(0, shapesMax)));
}

function read(): Kept {
  try {
    const value: unknown = JSON.parse(readSetting(settingName) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => Array.isArray(entry) && Array.isArray(entry[1])) : [];
  } catch {
    return [];
  }
}

function isFileField(text: unknown): text is FileField {
  return [...namePartFields, ...billFields].some((field) => field === text);
}
