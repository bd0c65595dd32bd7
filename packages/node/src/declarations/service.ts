import { command, type Declared } from '../command-line/command.ts';
import { json, settings } from './options.ts';

/** The commands of the service and its store. */
export const serviceCommands: readonly Declared[] = [
  command({
    name: 'examples',
    summary: 'Writes the files that the guides use: a table of bills, a letter, an e-invoice and more.',
    arguments: [
      { name: 'FOLDER', needs: 'a folder', meaning: 'Where to write them. Default: examples.', isOptional: true },
    ],
    options: { json },
    hasNoProgress: true,
    notes: ['Existing files are left unchanged.'],
    examples: [{ line: 'rappen examples', meaning: 'Writes examples/bills.csv, examples/letter.pdf and the others.' }],
    run: async (values, words) => (await import('../commands/examples.ts')).examples(values, words),
  }),
  command({
    name: 'init',
    summary: 'Writes a settings file with new secrets, and sets up the first biller.',
    arguments: [
      {
        name: 'FOLDER',
        needs: 'a folder',
        meaning: 'Where to put rappen.env and the folder data. Default: this folder.',
        isOptional: true,
      },
    ],
    options: {
      name: { type: 'text', value: 'NAME', meaning: 'The name of the company that sends the bills.' },
      'postal-code': { type: 'text', value: 'CODE', meaning: 'The postal code of its address.' },
      city: { type: 'text', value: 'CITY', meaning: 'The city of its address.' },
      country: { type: 'text', value: 'CODE', default: 'CH', meaning: 'The country of its address, two letters.' },
      iban: { type: 'text', value: 'IBAN,…', meaning: 'Its IBANs and QR-IBANs.' },
      force: { type: 'switch', meaning: 'Rewrites an existing file, keeping the secrets and settings in it.' },
      json,
    },
    hasNoProgress: true,
    notes: [
      'Asks on the terminal for what the options leave open. Only the user who runs it may read the file (0600).',
    ],
    examples: [
      { line: 'rappen init', meaning: 'Asks questions, and writes rappen.env here.' },
      {
        line: 'rappen init /etc/rappen --name "Muster AG" --postal-code 3600 --city Thun --iban CH9300762011623852957',
        meaning: 'Without questions, for scripts.',
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
      'Prints one line per check: ok, warning or wrong, and what to do. The exit status is 1 if anything is wrong. Nothing is changed.',
    ],
    examples: [
      { line: 'rappen doctor', meaning: 'With the settings of rappen.env, if present.' },
      { line: 'rappen doctor --settings /etc/rappen/rappen.env --json', meaning: 'For a monitoring program.' },
    ],
    run: async (values) => (await import('../commands/doctor.ts')).doctor(values),
  }),
  command({
    name: 'shares',
    summary: 'Shows which customers had how much of the running service in the last minutes.',
    arguments: [],
    options: {
      url: {
        type: 'text',
        value: 'URL',
        meaning: 'The address of the service. Default: HOST and PORT of the settings.',
      },
      names: { type: 'switch', meaning: 'Shows the owners of keys by name, from the store, instead of their ids.' },
      settings,
      json,
    },
    notes: [
      'Needs RAPPEN_METRICS_KEY. Customers who had most of the threads for long work come first; at most 20 are listed.',
    ],
    examples: [
      { line: 'rappen shares', meaning: 'With the settings of rappen.env, if present.' },
      { line: 'rappen shares --names --json', meaning: 'With the names of customers, as JSON.' },
    ],
    run: async (values) => (await import('../commands/shares.ts')).shares(values),
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
        meaning: 'On port 8080 of this machine, with the settings of rappen.env, if present.',
      },
      {
        line: 'PORT=9000 rappen serve --settings /etc/rappen/rappen.env',
        meaning: 'On a port other than the one in the file.',
      },
    ],
    run: async (values) => (await import('../commands/serve.ts')).serve(values),
  }),
  {
    name: 'keys',
    summary: 'Creates, lists and revokes API keys.',
    examples: [
      { line: 'rappen keys create --owner "Robert Schneider AG"', meaning: 'A key for QR-bills, shown once only.' },
    ],
    actions: [
      command({
        name: 'create',
        summary: 'Creates an API key and shows it once only.',
        arguments: [],
        options: {
          owner: { type: 'text', value: 'NAME', isRequired: true, meaning: 'Owner of the key.' },
          scopes: {
            type: 'text',
            value: 'SCOPE,…',
            default: 'qr',
            meaning: 'Scopes of the key; docs/guide/service.md lists them.',
          },
          demo: { type: 'switch', meaning: 'Creates a trial key: bills printed with it cannot be paid.' },
          expires: { type: 'text', value: 'DATE', meaning: 'Expiry date, yyyy-mm-dd.' },
          settings,
          json,
        },
        examples: [
          { line: 'rappen keys create --owner "Robert Schneider AG"', meaning: 'A key for QR-bills.' },
          {
            line: 'rappen keys create --owner Muster --scopes qr,ebill --expires 2099-12-31',
            meaning: 'Also for eBills, until that day.',
          },
        ],
        run: async (values) => (await import('../commands/keys.ts')).createKey(values),
      }),
      command({
        name: 'list',
        summary: 'Lists all API keys, without their text.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen keys list', meaning: 'One line per key, with its status.' }],
        run: async (values) => (await import('../commands/keys.ts')).listKeys(values),
      }),
      command({
        name: 'revoke',
        summary: 'Revokes an API key permanently.',
        arguments: [
          {
            name: 'KEY',
            needs: 'a key id, or its beginning, as shown by keys list',
            meaning: 'Its id, or the beginning of the key.',
          },
        ],
        options: { settings, json },
        examples: [{ line: 'rappen keys revoke rappen_1a2b3c4d', meaning: 'The key is refused from now on.' }],
        run: async (values, words) => (await import('../commands/keys.ts')).revokeKey(values, words),
      }),
    ],
  },
  {
    name: 'secrets',
    summary: 'Checks or replaces the key that seals the secrets in the store.',
    examples: [{ line: 'rappen secrets check', meaning: 'Shows which key they are sealed with.' }],
    actions: [
      command({
        name: 'check',
        summary: 'Checks that the secrets are sealed with the configured key.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen secrets check', meaning: 'Prints the name of the key, or what is wrong.' }],
        run: async (values) => (await import('../commands/secrets.ts')).checkSecrets(values),
      }),
      command({
        name: 'rotate',
        summary: 'Replaces the key and reseals everything, while the service runs.',
        arguments: [],
        options: {
          lost: { type: 'switch', meaning: 'For a lost key: webhooks get new secrets and are disabled.' },
          settings,
          json,
        },
        examples: [
          { line: 'rappen secrets rotate', meaning: 'Creates a new key; the previous one is kept for older backups.' },
        ],
        run: async (values) => (await import('../commands/secrets.ts')).rotate(values),
      }),
    ],
  },
  {
    name: 'network',
    summary: 'Tries the networks by which billers send their bills.',
    examples: [{ line: 'rappen network check', meaning: 'Whether each biller gets in where it sends its bills.' }],
    actions: [
      command({
        name: 'check',
        summary: 'Tries the access of every biller that has chosen a network.',
        arguments: [],
        options: { settings, json },
        notes: ['Exit status 1 if one of them does not get in. Nothing is changed.'],
        examples: [{ line: 'rappen network check --json', meaning: 'For a monitoring program.' }],
        run: async (values) => (await import('../commands/network.ts')).checkNetworks(values),
      }),
      command({
        name: 'conformance',
        summary: 'Tries a network of your own against the contract, call by call.',
        arguments: [],
        options: {
          url: { type: 'text', value: 'URL', isRequired: true, meaning: 'The address that calls are put behind.' },
          'secret-file': {
            type: 'text',
            value: 'FILE',
            isRequired: true,
            meaning: 'A file with the secret that signs the calls: whsec_ and base64.',
          },
          biller: {
            type: 'text',
            value: 'ID',
            default: 'BIID0000000001',
            meaning: 'The billerNetId of a biller that may send bills there.',
          },
          'other-biller': {
            type: 'text',
            value: 'ID',
            meaning: 'That of another one, to see that they are kept apart.',
          },
          recipient: {
            type: 'text',
            value: 'WHO',
            default: 'petra.muster+allowed@example.org',
            meaning: 'E-mail address, or UID (CHE and nine digits), of somebody who may be sent bills.',
          },
          iban: {
            type: 'text',
            value: 'IBAN',
            default: 'CH5204835012345671000',
            meaning: 'The account of the bills.',
          },
          'reference-ending': {
            type: 'text',
            value: 'TEXT',
            meaning:
              'Put behind reference numbers, where that makes recipients decide, as #approve does in the simulator.',
          },
          'activation-code': {
            type: 'text',
            value: 'CODE',
            meaning: 'The code that the recipient is sent. Without, it is asked for on the terminal.',
          },
          wait: {
            type: 'number',
            value: 'SECONDS',
            meaning: 'How long a bill may be pending, and its first event take. Default: 20.',
          },
          json,
        },
        hasNoProgress: true,
        notes: [
          'About twenty bills are submitted, one with a PDF of 10 MB: use a network for trials.',
          'Exit status 1 if a check fails. What cannot be tried is said, and fails nothing.',
        ],
        examples: [
          {
            line: 'rappen network conformance --url http://127.0.0.1:9000 --secret-file gateway.secret',
            meaning: 'One line for each check.',
          },
        ],
        run: async (values) => (await import('../commands/network-conformance.ts')).networkConformance(values),
      }),
    ],
  },
  {
    name: 'store',
    summary: 'Checks, backs up and restores the data of the service.',
    examples: [{ line: 'rappen store backup rappen.backup', meaning: 'One file, while the service runs.' }],
    actions: [
      command({
        name: 'check',
        summary: 'Checks every page of the database in RAPPEN_DATA.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen store check', meaning: 'Works while the service is running.' }],
        run: async (values) => (await import('../commands/store.ts')).storeCheck(values),
      }),
      command({
        name: 'backup',
        summary: 'Backs up the store to one file, while the service runs.',
        arguments: [{ name: 'FILE', needs: 'the name of a file', meaning: 'The backup; it must not exist yet.' }],
        options: { settings, json },
        examples: [
          { line: 'rappen store backup rappen.backup', meaning: 'Includes the sealing key, if that is a file.' },
        ],
        run: async (values, words) => (await import('../commands/store.ts')).storeBackup(values, words),
      }),
      command({
        name: 'restore',
        summary: 'Replaces the store with a backup; the old store is kept beside it.',
        arguments: [{ name: 'FILE', needs: 'the name of a file', meaning: 'The backup.' }],
        options: { settings, json },
        examples: [{ line: 'rappen store restore rappen.backup', meaning: 'Stop the service first.' }],
        run: async (values, words) => (await import('../commands/store.ts')).storeRestore(values, words),
      }),
      command({
        name: 'accept',
        summary: 'Accepts that data was lost, and continues with what is left.',
        arguments: [],
        options: { settings, json },
        examples: [{ line: 'rappen store accept', meaning: 'New ids start above all that may have been issued.' }],
        run: async (values) => (await import('../commands/store.ts')).storeAccept(values),
      }),
    ],
  },
  command({
    name: 'drill',
    summary: 'Rehearses kills, a full disk and a restore on a copy of the store.',
    arguments: [],
    options: {
      kills: { type: 'text', value: 'NUMBER', default: '3', meaning: 'How often the service on the copy is killed.' },
      seconds: { type: 'text', value: 'NUMBER', default: '3', meaning: 'Seconds of load before each kill.' },
      keep: { type: 'switch', meaning: 'Keeps the folder with the copies, to look at them.' },
      settings,
      json,
    },
    notes: [
      'The store is only read, for a backup. The copies are in a temporary folder, need three times the room of the store there, and send nothing: no webhooks, no e-mail.',
      'Prints one line per step, with its time. The exit status is 1 if something did not hold.',
      'Works with RAPPEN_DATA, without files in S3.',
    ],
    examples: [
      { line: 'rappen drill', meaning: 'Takes about a minute; the service may be running.' },
      { line: 'rappen drill --kills 10 --seconds 10 --json', meaning: 'Longer, for a monitoring program.' },
    ],
    run: async (values) => (await import('../commands/drill.ts')).drill(values),
  }),
  command({
    name: 'admin',
    summary: 'Does from the command line what the pages do, on the configured store.',
    arguments: [
      {
        name: 'ACTION',
        needs: 'an action or a method',
        meaning: 'One of the names below, or a method such as Users.list.',
      },
      {
        name: 'WORD',
        needs: 'words',
        meaning: 'Input of the action, such as an id or JSON.',
        isOptional: true,
        isRepeated: true,
      },
    ],
    options: {
      biller: { type: 'text', value: 'NAME', default: 'first', meaning: 'The biller, by owner or id (BIID…).' },
      email: { type: 'text', value: 'ADDRESS', meaning: 'The address of a new user.' },
      role: { type: 'text', value: 'ROLE', default: 'viewer', meaning: 'The role of a new user.' },
      password: { type: 'text', value: 'TEXT', meaning: 'The password of a new user; - reads it from standard input.' },
      name: { type: 'text', value: 'NAME', meaning: 'The name of a new key.' },
      scopes: { type: 'text', value: 'SCOPE,…', meaning: 'Scopes of a new key.' },
      settings,
      json,
    },
    notes: [
      'Actions: create-user --email A --role R --password -; create-key --name N; accounts; webhooks; audit; billers; create-biller JSON; change-biller JSON; cases list|show|release|discard|resend ID; simulator METHOD JSON.',
      'Any other name is a method of the pages, followed by its JSON: docs/guide/administration.md lists them.',
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
