import { readFileSync } from 'node:fs';
import {
  allowedText,
  isSettingName,
  nearestOf,
  plainMeaning,
  type SettingName,
  settingGroups,
  settingNames,
  settingOf,
} from '@rappen/http';
import { trouble } from './files.ts';

/** The file of settings that is read unless another one is named. */
export const settingsFileName = 'rappen.env';

type Settings =
  | { readonly values: Readonly<Record<string, string>> }
  /** Sentences. */
  | { readonly errors: readonly string[] };

/**
 * Reads a file of settings. Without a name, that is `rappen.env` in this folder, where there is one. Throws `FileTrouble` where it
 * cannot be read.
 */
export function readSettingsFile(name?: string): Settings {
  const file = name ?? settingsFileName;
  try {
    return parseSettings(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (name === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return { values: {} };
    trouble(file, error, 'read');
  }
}

/**
 * Reads lines `NAME=value`, as systemd and Docker read them: a value goes to the end of its line, and may stand in quotes; a comment
 * is a line that begins with #. Answers the values, or a sentence for each line that is wrong. No sentence repeats a value.
 */
export function parseSettings(file: string, text: string): Settings {
  const values: Record<string, string> = {};
  const errors: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const wrong = (what: string) => errors.push(`${file}, line ${index + 1}: ${what}`);
    const { name = '', value = '' } = /^\s*(?<name>\w+)\s*=\s*(?<value>.*?)\s*$/.exec(line)?.groups ?? {};
    const near = isSettingName(name) || name === '' ? undefined : nearestOf(name, settingNames);
    if (name === '') wrong('this is not NAME=value');
    else if (!isSettingName(name))
      wrong(`${name} is not a setting of Rappen${near === undefined ? '' : `: did you mean ${near}?`}`);
    else if (Object.hasOwn(values, name)) wrong(`${name} is set twice`);
    else values[name] = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  }
  return errors.length > 0 ? { errors } : { values };
}

/** The text of a file with every setting and what it means: those with a value are set, the others are comments. */
export function settingsFileText(values: Readonly<Record<string, string>>): string {
  const parts = settingGroups.map((group) => {
    const names = settingNames.filter((name) => settingOf(name).group === group);
    return [`# ${group}\n`, ...names.map((name) => settingText(name, values))].join('\n');
  });
  return `# Settings of Rappen. A line is NAME=value; environment variables take precedence.\n\n${parts.join('\n')}`;
}

function settingText(name: SettingName, values: Readonly<Record<string, string>>): string {
  const setting = settingOf(name);
  const standard = setting.default ?? setting.defaultMeans?.replaceAll('`', '');
  const unless = standard === undefined ? '' : ` Default: ${standard}.`;
  const says = `# ${plainMeaning(setting)}\n# Value: ${allowedText(setting)}.${unless}\n`;
  const file = values[`${name}_FILE`];
  if (file !== undefined) return `${says}${name}_FILE=${file}\n`;
  return `${says}${values[name] === undefined ? '#' : ''}${name}=${values[name] ?? setting.default ?? ''}\n`;
}
