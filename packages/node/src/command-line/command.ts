/** Texts that an option or an argument may be; a function where they lie in a module that is large to load. */
type Choices = readonly string[] | (() => Promise<readonly string[]>);

/** An option of a command, `--name`, and what it means. */
export type Option = { readonly short?: string; readonly meaning: string } & (
  | { readonly type: 'switch' }
  | { readonly type: 'text'; readonly value: string; readonly default?: string; readonly isRequired?: true }
  /** A decimal number above 0. */
  | { readonly type: 'number'; readonly value: string }
  | { readonly type: 'choice'; readonly choices: Choices; readonly default?: string }
);

export type Options = Readonly<Record<string, Option>>;

/** A word of a command that is no option. */
export interface Argument {
  /** As the usage shows it: `FILE`. */
  readonly name: string;
  /** What is asked for where it is missing: `a JSON file`. */
  readonly needs: string;
  readonly meaning: string;
  readonly choices?: Choices;
  readonly isOptional?: true;
  /** One or more; only the last can be. */
  readonly isRepeated?: true;
}

interface Example {
  readonly line: string;
  readonly meaning: string;
}

/** What is said of a command: its help, its completions and the guide are made of it. */
interface Described {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly examples: readonly Example[];
  /** What else its help says, a paragraph each. */
  readonly notes?: readonly string[];
}

/** A command, or an action of a group. */
export interface Command extends Described {
  readonly arguments: readonly Argument[];
  readonly options: Options;
  /** It goes on until it is stopped, or asks questions: no progress is shown. */
  readonly hasNoProgress?: true;
  /** Takes the values of its options and its words; answers the exit status. */
  run(values: Readonly<Record<string, unknown>>, words: readonly string[]): Promise<number>;
}

/** Commands under one name: `keys create`, `keys list`. */
interface Group extends Described {
  readonly actions: readonly Command[];
}

export type Declared = Command | Group;

type ChoiceOf<C> = C extends readonly (infer T)[] ? T : C extends () => Promise<readonly (infer T)[]> ? T : never;
type Absent<O> = O extends { readonly default: string } | { readonly isRequired: true } ? never : undefined;

type ValueOf<O> = O extends { readonly type: 'switch' }
  ? boolean
  : O extends { readonly type: 'number' }
    ? number | undefined
    : O extends { readonly type: 'choice'; readonly choices: infer C }
      ? ChoiceOf<C> | Absent<O>
      : string | Absent<O>;

/** The values of options, by their names. */
type Values<O> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

/** Declares a command whose `run` gets the values of its options with their types. */
export function command<const O extends Options>(
  declared: Omit<Command, 'options' | 'run'> & {
    readonly options: O;
    run(values: Values<O>, words: readonly string[]): Promise<number>;
  },
): Command {
  return declared as unknown as Command;
}

/** The texts that an option or an argument may be; undefined: any. */
export async function choicesOf(declared: Option | Argument): Promise<readonly string[] | undefined> {
  const choices = 'choices' in declared ? declared.choices : undefined;
  return typeof choices === 'function' ? choices() : choices;
}
