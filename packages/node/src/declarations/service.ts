import { command, type Declared } from '../command-line/command.ts';
import { json, settings } from './options.ts';

/** The commands of the service and of what it keeps. */
export const serviceCommands: readonly Declared[] = [
  command({
    name: 'examples',
    summary: 'Writes the files that the guides use: a table of bills, a letter, an e-invoice and more.',
    arguments: [
      { name: 'FOLDER', needs: 'a folder', meaning: 'Where they go; examples unless said.', isOptional: true },
    ],
    options: { json },
    hasNoProgress: true,
    notes: ['A file that is there already is left as it is.'],
    examples: [{ line: 'rappen examples', meaning: 'Writes examples/bills.csv, examples/letter.pdf and the others.' }],
    run: async (values, words) => (await import('../commands/examples.ts')).examples(values, words),
  }),
  command({
    name: 'init',
    summary: 'Writes a file of settings with new secrets, and makes the first biller.',
    arguments: [
      {
        name: 'FOLDER',
        needs: 'a folder',
        meaning: 'Where rappen.env and the folder data go; this one unless said.',
        isOptional: true,
      },
    ],
    options: {
      name: { type: 'text', value: 'NAME', meaning: 'The name of the company that sends the bills.' },
      'postal-code': { type: 'text', value: 'CODE', meaning: 'The postal code of its address.' },
      city: { type: 'text', value: 'CITY', meaning: 'The city of its address.' },
      country: { type: 'text', value: 'CODE', default: 'CH', meaning: 'The country of its address, two letters.' },
      iban: { type: 'text', value: 'IBAN,…', meaning: 'Its IBANs and QR-IBANs.' },
      force: { type: 'switch', meaning: 'Writes a file that is there anew, with the secrets and settings in it.' },
      json,
    },
    hasNoProgress: true,
    notes: [
      'What the options do not say is asked on the terminal. Only the user who runs it may read the file (0600).',
    ],
    examples: [
      { line: 'rappen init', meaning: 'Asks, and writes rappen.env here.' },
      {
        line: 'rappen init /etc/rappen --name "Muster AG" --postal-code 3600 --city Thun --iban CH9300762011623852957',
        meaning: 'Without a question, for a script.',
      },
    ],
    run: async (values, words) => (await import('../commands/init.ts')).init(values, words),
  }),
  command({
    name: 'doctor',
    summary: 'Checks settings, store, secrets, fonts, clock and port before the service starts.',
    arguments: [],
    options: { settings, json },
    notes: [
      'A line for each check: ok, warning or wrong, and what to do. Exit status 1 where something is wrong. Nothing is changed.',
    ],
    examples: [
      { line: 'rappen doctor', meaning: 'With the settings of rappen.env, where there is one.' },
      { line: 'rappen doctor --settings /etc/rappen/rappen.env --json', meaning: 'For a program that watches.' },
    ],
    run: async (values) => (await import('../commands/doctor.ts')).doctor(values),
  }),
  command({
    name: 'serve',
    summary: 'Starts the service: the API, the API page and the web application.',
    arguments: [],
    options: { settings },
    hasNoProgress: true,
    notes: ['Settings are environment variables: docs/guide/settings.md lists them, rappen doctor checks them.'],
    examples: [
      {
        line: 'rappen serve',
        meaning: 'On port 8080 of this machine, with the settings of rappen.env where there is one.',
      },
      { line: 'PORT=9000 rappen serve --settings /etc/rappen/rappen.env', meaning: 'Another port than in the file.' },
    ],
    run: async (values) => (await import('../commands/serve.ts')).serve(values),
  }),
  {
    name: 'keys',
    summary: 'Creates, lists and revokes API keys.',
    examples: [
      { line: 'rappen keys create --owner "Robert Schneider AG"', meaning: 'A key for QR-bills, shown once.' },
    ],
    actions: [
      command({
        name: 'create',
        summary: 'Creates an API key and shows it once.',
        arguments: [],
        options: {
          owner: { type: 'text', value: 'NAME', isRequired: true, meaning: 'Whose key it is.' },
          scopes: {
            type: 'text',
            value: 'SCOPE,…',
            default: 'qr',
            meaning: 'What it allows; docs/guide/service.md lists the scopes.',
          },
          demo: { type: 'switch', meaning: 'Makes a trial key: what is printed with it cannot be paid.' },
          expires: { type: 'text', value: 'DATE', meaning: 'The day on which it ends, yyyy-mm-dd.' },
          settings,
          json,
        },
        examples: [
          { line: 'rappen keys create --owner "Robert Schneider AG"', meaning: 'A key for QR-bills.' },
          {
            line: 'rappen keys create --owner Muster --scopes qr,ebill --expires 2099-12-31',
            meaning: 'For eBills too, until that day.',
          },
        ],
        run: async (values) => (await import('../commands/keys.ts')).createKey(values),
      }),
      command({
        name: 'list',
        summary: 'Lists all API keys, not their text.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen keys list', meaning: 'A line for each key, with its state.' }],
        run: async (values) => (await import('../commands/keys.ts')).listKeys(values),
      }),
      command({
        name: 'revoke',
        summary: 'Revokes an API key for good.',
        arguments: [
          {
            name: 'KEY',
            needs: 'a key id, or its beginning, as shown by keys list',
            meaning: 'Its id, or the beginning of it.',
          },
        ],
        options: { settings, json },
        examples: [{ line: 'rappen keys revoke rappen_1a2b3c4d', meaning: 'The key is refused from then on.' }],
        run: async (values, words) => (await import('../commands/keys.ts')).revokeKey(values, words),
      }),
    ],
  },
  {
    name: 'secrets',
    summary: 'Checks or replaces the key that seals the secrets in the store.',
    examples: [{ line: 'rappen secrets check', meaning: 'Says with which key they are sealed.' }],
    actions: [
      command({
        name: 'check',
        summary: 'Checks that the key is the one that the secrets are sealed with.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen secrets check', meaning: 'The name of the key, or what is wrong.' }],
        run: async (values) => (await import('../commands/secrets.ts')).checkSecrets(values),
      }),
      command({
        name: 'rotate',
        summary: 'Replaces the key and seals everything anew, while the service runs.',
        arguments: [],
        options: {
          lost: { type: 'switch', meaning: 'The key is gone: webhooks get new secrets and are disabled.' },
          settings,
          json,
        },
        examples: [
          { line: 'rappen secrets rotate', meaning: 'A new key; the one before it is kept for older backups.' },
        ],
        run: async (values) => (await import('../commands/secrets.ts')).rotate(values),
      }),
    ],
  },
  {
    name: 'store',
    summary: 'Checks, backs up and restores what the service keeps.',
    examples: [{ line: 'rappen store backup rappen.backup', meaning: 'One file, while the service runs.' }],
    actions: [
      command({
        name: 'check',
        summary: 'Checks every page of the database in RAPPEN_DATA.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen store check', meaning: 'The service may run.' }],
        run: async (values) => (await import('../commands/store.ts')).storeCheck(values),
      }),
      command({
        name: 'backup',
        summary: 'Backs the store up into one file, while the service runs.',
        arguments: [{ name: 'FILE', needs: 'the name of a file', meaning: 'The backup; it must not exist yet.' }],
        options: { settings, json },
        examples: [
          { line: 'rappen store backup rappen.backup', meaning: 'With the key of the secrets, where that is a file.' },
        ],
        run: async (values, words) => (await import('../commands/store.ts')).storeBackup(values, words),
      }),
      command({
        name: 'restore',
        summary: 'Puts a backup in the place of the store, which is kept beside it.',
        arguments: [{ name: 'FILE', needs: 'the name of a file', meaning: 'The backup.' }],
        options: { settings, json },
        examples: [{ line: 'rappen store restore rappen.backup', meaning: 'Stop the service first.' }],
        run: async (values, words) => (await import('../commands/store.ts')).storeRestore(values, words),
      }),
      command({
        name: 'accept',
        summary: 'Accepts that something is lost, and goes on with what is there.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen store accept', meaning: 'New ids are above all that may have been given out.' }],
        run: async (values) => (await import('../commands/store.ts')).storeAccept(values),
      }),
    ],
  },
  command({
    name: 'admin',
    summary: 'Does what the pages do, on the configured store.',
    arguments: [
      {
        name: 'ACTION',
        needs: 'an action or a method',
        meaning: 'One of the names below, or a method such as Users.list.',
      },
      {
        name: 'WORD',
        needs: 'words',
        meaning: 'What the action takes, such as an id or JSON.',
        isOptional: true,
        isRepeated: true,
      },
    ],
    options: {
      biller: { type: 'text', value: 'NAME', default: 'first', meaning: 'The biller: an owner, or BIID….' },
      email: { type: 'text', value: 'ADDRESS', meaning: 'The address of a new user.' },
      role: { type: 'text', value: 'ROLE', default: 'viewer', meaning: 'The role of a new user.' },
      password: { type: 'text', value: 'TEXT', meaning: 'The password of a new user; - reads it from standard input.' },
      name: { type: 'text', value: 'NAME', meaning: 'The name of a new key.' },
      scopes: { type: 'text', value: 'SCOPE,…', meaning: 'What a new key allows.' },
      settings,
      json,
    },
    notes: [
      'Actions: create-user --email A --role R --password -; create-key --name N; accounts; webhooks; audit; billers; create-biller JSON; change-biller JSON; cases list|show|release|discard|resend ID; simulator METHOD JSON.',
      'Any other name is a method of the pages with its JSON: docs/guide/administration.md lists them.',
    ],
    examples: [
      {
        line: 'rappen admin create-user --email anna@example.ch --role owner --password -',
        meaning: 'The password comes from standard input.',
      },
      { line: 'rappen admin cases list', meaning: 'The cases of the first biller.' },
      { line: `rappen admin Users.list '{}' --json`, meaning: 'A method of the pages.' },
    ],
    run: async (values, words) => (await import('../commands/admin.ts')).admin(values, words),
  }),
];
