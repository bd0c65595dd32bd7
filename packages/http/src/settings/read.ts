import { type SettingName, type SettingValue, secretSettingNames, settingNames, settingOf } from './table.ts';

export type Settings = Readonly<Partial<Record<SettingName, string | undefined>>>;

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a variable is a setting, or names the file of one. */
export function isSettingName(name: string): boolean {
  return knownNames.has(name);
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
const knownNames = new Set<string>([...settingNames, ...secretSettingNames.map((name) => `${name}${fileSuffix}`)]);

/**
 * The settings among the variables of a process, those in files included; `errors` gets a sentence for each that is unknown,
 * which would be ignored in silence otherwise, or that the runtime lacks, and for each file that cannot be read. No sentence repeats a secret.
 */
export function readSettings(
  environment: Environment,
  { readFile, lacks = [] }: SettingsSource,
  errors: string[],
): Settings {
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(prefix) || knownNames.has(name)) continue;
    const nearest = nearestOf(name, [...knownNames]);
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

/** Reads a setting by its name. */
export type ReadValue = <N extends SettingName>(name: N) => SettingValue<N>;

/**
 * Reads the values of settings; `errors` gets a sentence for each that is wrong, which names it, what is allowed, and the text unless
 * that is secret. Where there is an error, its value means nothing.
 */
export function valuesOf(settings: Settings, errors: string[]): ReadValue {
  return <N extends SettingName>(name: N) => {
    const setting = settingOf(name);
    const { kind, isSecret } = setting;
    const text = settings[name] || setting.default;
    if (text === undefined) return undefined as SettingValue<N>;
    const value = kind.read(text);
    const isRepeated = !isSecret && !kind.isHidden;
    const wrongs = kind.wrongs?.(text) ?? [`must ${kind.must}${isRepeated ? `: it is "${shortened(text)}"` : ''}`];
    if (value === undefined) errors.push(...wrongs.map((wrong) => `${name} ${wrong}`));
    return value as SettingValue<N>;
  };
}

/** A long text need not be repeated whole. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
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
