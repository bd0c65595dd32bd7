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
    summary: 'Prints what lets a shell complete the words of rappen.',
    arguments: [{ name: 'SHELL', needs: 'a shell', meaning: 'Which shell.', choices: shells }],
    options: {},
    examples: [
      { line: 'source <(rappen completions bash)', meaning: 'For this bash; in ~/.bashrc for each.' },
      { line: 'rappen completions zsh > ~/.zfunc/_rappen', meaning: 'For zsh, in a folder of its fpath.' },
      { line: 'rappen completions fish > ~/.config/fish/completions/rappen.fish', meaning: 'For fish.' },
    ],
    async run(_values, [shell]) {
      print(await completions(commands, shell as (typeof shells)[number]));
      return 0;
    },
  }),
];
