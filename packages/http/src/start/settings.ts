/** Settings whose value nobody may read; each may also be given in a file, whose name the same setting with `_FILE` names. */
export const secretSettingNames = [
  'RAPPEN_API_KEY',
  'RAPPEN_DEMO_KEY',
  'RAPPEN_DATABASE_URL',
  'RAPPEN_SECRET',
  'RAPPEN_SECRET_PREVIOUS',
  'RAPPEN_SMTP_URL',
  'RAPPEN_ADMIN_PASSWORD',
  'RAPPEN_METRICS_KEY',
  'RAPPEN_FILES_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Every variable that is read. */
export const settingNames = [
  'PORT',
  'HOST',
  ...secretSettingNames,
  'RAPPEN_DATA',
  'RAPPEN_FILES_URL',
  'RAPPEN_FILES_ENDPOINT',
  'RAPPEN_FILES_REGION',
  'RAPPEN_FILES_KEY_ID',
  'RAPPEN_RATE_LIMIT',
  'RAPPEN_BILLER_ACCOUNTS',
  'RAPPEN_PUBLIC_URL',
  'RAPPEN_THREADS',
  'RAPPEN_PROCESSES',
  'RAPPEN_ADMIN_EMAIL',
  'RAPPEN_TRUST_PROXY',
  'RAPPEN_MAINTENANCE',
  'RAPPEN_NETWORK_TIMEOUT',
  'RAPPEN_WEBHOOK_ALLOW_LOOPBACK',
  'RAPPEN_KEEP_CASES_DAYS',
  'RAPPEN_KEEP_AUDIT_DAYS',
  'RAPPEN_KEEP_ADDRESSES_DAYS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TIMEOUT',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SDK_DISABLED',
] as const;

/** What needs modules of Node that other runtimes do not have, or not alike. */
export const nodeOnlySettings = ['RAPPEN_SMTP_URL', 'RAPPEN_PROCESSES'] as const satisfies readonly SettingName[];

export type SettingName = (typeof settingNames)[number];

export type Settings = Readonly<Partial<Record<SettingName, string | undefined>>>;

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable is a setting, or names the file of one. */
export function isSettingName(name: string): boolean {
  const names: readonly string[] = settingNames;
  const secrets: readonly string[] = secretSettingNames;
  return names.includes(name) || (name.endsWith(fileSuffix) && secrets.includes(name.slice(0, -fileSuffix.length)));
}

/** The text of a file. Throws what the runtime throws where it cannot be read. */
export type ReadTextFile = (name: string) => string;

/** How settings are read on a runtime. */
export interface SettingsSource {
  /** Reads the files of secrets; without, there are none. */
  readonly readFile?: ReadTextFile | undefined;
  /** Settings of what it does not have. */
  readonly lacks?: readonly SettingName[] | undefined;
}

const prefix = 'RAPPEN_';
const fileSuffix = '_FILE';

/**
 * The settings among the variables of a process, those in files included; `errors` gets a sentence for each that is unknown,
 * which would be ignored in silence otherwise, or that the runtime lacks, and for each file that cannot be read. No sentence repeats a secret.
 */
export function readSettings(
  environment: Environment,
  { readFile, lacks = [] }: SettingsSource,
  errors: string[],
): Settings {
  const fileNames = secretSettingNames.map((name) => `${name}${fileSuffix}`);
  const known = new Set<string>([...settingNames, ...fileNames]);
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(prefix) || known.has(name)) continue;
    const nearest = nearestOf(name, [...known]);
    errors.push(`${name} is not a setting of Rappen${nearest === undefined ? '' : `: did you mean ${nearest}?`}`);
  }
  for (const name of lacks)
    if (environment[name] || environment[`${name}${fileSuffix}`])
      errors.push(`${name} cannot be used on this runtime: remove it, or start the service on Node`);
  const settings: Partial<Record<SettingName, string | undefined>> = {};
  for (const name of settingNames) settings[name] = environment[name];
  for (const name of secretSettingNames) {
    const file = environment[`${name}${fileSuffix}`];
    if (!file) continue;
    if (environment[name]) errors.push(`${name} and ${name}${fileSuffix} are both set: set one of them`);
    else settings[name] = textOfFile(`${name}${fileSuffix}`, file, readFile, errors);
  }
  return settings;
}

/** Files of secrets often end with a line end that nobody meant. */
function textOfFile(
  name: string,
  file: string,
  readFile: ReadTextFile | undefined,
  errors: string[],
): string | undefined {
  if (readFile === undefined) {
    errors.push(`${name} cannot be used here: this runtime reads no files`);
    return undefined;
  }
  try {
    const text = readFile(file).replace(/\r?\n$/, '');
    if (text === '') errors.push(`${name} names an empty file: ${file}`);
    return text;
  } catch (error) {
    const { code = 'no access' } = error as { readonly code?: string };
    errors.push(`${name} names a file that cannot be read: ${file} (${code})`);
    return undefined;
  }
}

/** The name that takes the fewest changes of a character; undefined: none takes at most `distanceMax`, as a slip of the hand does. */
export function nearestOf(name: string, names: readonly string[], distanceMax = 5): string | undefined {
  const distances = names.map((known) => ({ known, distance: changesBetween(name, known) }));
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= distanceMax ? best.known : undefined;
}

/** Levenshtein's distance. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, sign] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (sign === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
