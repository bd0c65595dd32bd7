import { type Command, choicesOf, type Declared, type Option } from './command.ts';

/** Shells that completions are made for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** The script that lets a shell complete the words of `rappen`, made of the declarations. */
export async function completions(commands: readonly Declared[], shell: (typeof shells)[number]): Promise<string> {
  const names = [...commands, { name: 'help', summary: 'Says what a command does.' }];
  const places = [
    { path: 'help', words: commands, options: [] },
    ...(await Promise.all(commands.map(placesOf))).flat(),
  ];
  return { bash, zsh, fish }[shell](names, places);
}

interface Named {
  readonly name: string;
  readonly summary: string;
}

interface Word {
  readonly word: string;
  readonly meaning: string;
  /** What may follow; undefined: nothing, or any text where `takesValue`. */
  readonly choices?: readonly string[] | undefined;
  readonly takesValue?: boolean;
  readonly short?: string | undefined;
}

/** What may come after the words of a command: `keys create`. */
interface Place {
  readonly path: string;
  /** Actions, or what the first word may be. */
  readonly words: readonly Named[];
  readonly options: readonly Word[];
}

async function placesOf(declared: Declared): Promise<readonly Place[]> {
  if (!('actions' in declared)) return [await placeOf(declared.name, declared)];
  const actions = declared.actions.map((action) => placeOf(`${declared.name} ${action.name}`, action));
  return [{ path: declared.name, words: declared.actions, options: [] }, ...(await Promise.all(actions))];
}

async function placeOf(path: string, { arguments: words, options }: Command): Promise<Place> {
  const choices = words[0] === undefined ? undefined : await choicesOf(words[0]);
  return {
    path,
    words: choices?.map((name) => ({ name, summary: '' })) ?? [],
    options: await Promise.all(Object.entries(options).map(wordOf)),
  };
}

async function wordOf([name, option]: readonly [string, Option]): Promise<Word> {
  const { short, meaning, type } = option;
  return { word: name, meaning, short, takesValue: type !== 'switch', choices: await choicesOf(option) };
}

function spellings({ word, short }: Word): readonly string[] {
  return short === undefined ? [`--${word}`] : [`--${word}`, `-${short}`];
}

/** Files are completed where nothing else is known: that is the default of the shell. */
function bash(commands: readonly Named[], places: readonly Place[]): string {
  const cases = places.map(({ path, words, options }) => {
    const values = options.filter(({ takesValue }) => takesValue);
    const known = values.map(
      (option) => `        ${spellings(option).join('|')}) words='${option.choices?.join(' ') ?? ''}' ;;`,
    );
    const all = [...options.flatMap(spellings), '--help'].join(' ');
    const first = words.map(({ name }) => name).join(' ');
    return `    '${path}')
      case $before in
${known.join('\n')}${known.length > 0 ? '\n' : ''}        *) if [[ $word == -* ]]; then words='${all}'; elif ((COMP_CWORD == start)); then words='${first}'; fi ;;
      esac ;;`;
  });
  const groups = places.filter(({ path }) => places.some((other) => other.path.startsWith(`${path} `)));
  return `# Completions of rappen for bash: source <(rappen completions bash)
_rappen() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} path=\${COMP_WORDS[1]} start=2 words=
  case $path in
    ${groups.map(({ path }) => path).join('|')}) if ((COMP_CWORD > 2)); then path="$path \${COMP_WORDS[2]}" start=3; fi ;;
  esac
  if ((COMP_CWORD == 1)); then path=; fi
  case $path in
    '') words='${commands.map(({ name }) => name).join(' ')} --help --version' ;;
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _rappen rappen
`;
}

/** In single quotes; an apostrophe is one outside of them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function zsh(commands: readonly Named[], places: readonly Place[]): string {
  const described = ({ name, summary }: Named) => quoted(`${name.replaceAll(':', '\\:')}${summary && `:${summary}`}`);
  const spec = (option: Word, spelling: string) => {
    const meaning = option.meaning.replace(/[[\]:]/g, '\\$&');
    const value = option.choices === undefined ? ':value:_files' : `:value:(${option.choices.join(' ')})`;
    return quoted(`${spelling}[${meaning}]${option.takesValue ? value : ''}`);
  };
  const cases = places.map(({ path, words, options }) => {
    const specs = options.flatMap((option) => spellings(option).map((spelling) => spec(option, spelling)));
    const isGroup = words.some(({ summary }) => summary !== '');
    if (isGroup)
      return `    ${quoted(path)}) local -a actions=(${words.map(described).join(' ')}); _describe action actions ;;`;
    const first =
      words.length === 0 ? quoted('*:file:_files') : quoted(`1:word:(${words.map(({ name }) => name).join(' ')})`);
    return `    ${quoted(path)}) _arguments ${[...specs, first, ...(words.length > 0 ? [quoted('*:file:_files')] : [])].join(' ')} ;;`;
  });
  const groups = places.filter(({ path }) => places.some((other) => other.path.startsWith(`${path} `)));
  return `#compdef rappen
# Completions of rappen for zsh: rappen completions zsh > a folder of fpath/_rappen
_rappen() {
  local path_=\${words[2]}
  if ((CURRENT == 2)); then
    local -a commands=(${commands.map(described).join(' ')})
    _describe command commands
    return
  fi
  local taken=1
  case $path_ in
    ${groups.map(({ path }) => path).join('|')}) if ((CURRENT > 3)); then path_="$path_ \${words[3]}" taken=2; fi ;;
  esac
  words=(\${words[taken + 1,-1]})
  ((CURRENT -= taken))
  case $path_ in
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _rappen ]]; then _rappen "$@"; else compdef _rappen rappen; fi
`;
}

function fish(commands: readonly Named[], places: readonly Place[]): string {
  const lines = commands.map(
    ({ name, summary }) => `complete -c rappen -n __fish_use_subcommand -f -a ${name} -d ${fishQuoted(summary)}`,
  );
  for (const { path, words, options } of places) {
    const [command, action] = path.split(' ');
    const seen = `__fish_seen_subcommand_from ${command}`;
    const where = fishQuoted(action === undefined ? seen : `${seen}; and __fish_seen_subcommand_from ${action}`);
    const names = words.map(({ name }) => name).join(' ');
    const unless = fishQuoted(`${seen}; and not __fish_seen_subcommand_from ${names}`);
    for (const { name, summary } of words)
      lines.push(`complete -c rappen -n ${unless} -f -a ${name}${summary && ` -d ${fishQuoted(summary)}`}`);
    for (const { word, short, meaning, takesValue, choices } of options) {
      const value = choices === undefined ? (takesValue ? ' -r' : '') : ` -x -a ${fishQuoted(choices.join(' '))}`;
      const flag = short === undefined ? '' : ` -s ${short}`;
      lines.push(`complete -c rappen -n ${where} -l ${word}${flag}${value} -d ${fishQuoted(meaning)}`);
    }
  }
  return `# Completions of rappen for fish\n${lines.join('\n')}\n`;
}

function fishQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
