import { command, type Declared } from '../command-line/command.ts';
import { completions, shells } from '../command-line/completions.ts';
import { print } from '../output.ts';
import { documentCommands } from './documents.ts';
import { paymentCommands } from './payments.ts';
import { serviceCommands } from './service.ts';

/** Every command, in the order of the help. */
export const commands: readonly Declared[] = [
  ...documentCommands,
  ...paymentCommands,
  ...serviceCommands,
  command({
    name: 'completions',
    summary: 'Prints a script that completes rappen commands in your shell.',
    arguments: [{ name: 'SHELL', needs: 'a shell', meaning: 'Which shell.', choices: shells }],
    options: {},
    examples: [
      {
        line: 'source <(rappen completions bash)',
        meaning: 'For this bash session; put it in ~/.bashrc for all of them.',
      },
      { line: 'rappen completions zsh > ~/.zfunc/_rappen', meaning: 'For zsh, into a folder on its fpath.' },
      { line: 'rappen completions fish > ~/.config/fish/completions/rappen.fish', meaning: 'For fish.' },
    ],
    async run(_values, [shell]) {
      print(await completions(commands, shell as (typeof shells)[number]));
      return 0;
    },
  }),
];
