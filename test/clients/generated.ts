import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolName } from '../oracles/tools.ts';
import { run } from './programs.ts';

/** A client that a generator makes, and how the program beside this file is run with it. */
export interface GeneratedClient {
  readonly name: string;
  /** What has to be in the path. */
  readonly needs: readonly ToolName[];
  /** Generates and compiles in an empty folder; nothing that was generated is changed. */
  make(work: Work): Promise<Program>;
}

interface Work {
  readonly folder: string;
  /** The API document. */
  readonly document: string;
  readonly tools: Tools;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** What several clients need, fetched once. */
export interface Tools {
  /** openapi-generator as a JAR. */
  generator(): Promise<string>;
  /** A Python with openapi-python-client and what generated clients import. */
  python(): Promise<string>;
}

const here = import.meta.dirname;
const versions = { generator: '7.25.0', pythonClient: '0.29.1' } as const;

export function toolsIn(folder: string): Tools {
  const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  return {
    generator: once(async () => {
      const artifact = `org.openapitools:openapi-generator-cli:${versions.generator}`;
      await run('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]);
      return join(folder, `openapi-generator-cli-${versions.generator}.jar`);
    }),
    python: once(async () => {
      await run('python3', ['-m', 'venv', join(folder, 'python')]);
      const packages = [
        `openapi-python-client==${versions.pythonClient}`,
        'urllib3>=2.7',
        'python-dateutil',
        'pydantic>=2.11',
      ];
      await run(join(folder, 'python/bin/pip'), ['install', '--quiet', ...packages]);
      return join(folder, 'python/bin/python');
    }),
  };
}

async function generate({ tools, document, folder }: Work, language: string, properties: string): Promise<void> {
  const jar = await tools.generator();
  const without = 'apiTests=false,modelTests=false,apiDocs=false,modelDocs=false';
  const options = ['--additional-properties', properties, '--global-property', without];
  await run('java', ['-jar', jar, 'generate', '-i', document, '-g', language, '-o', folder, ...options]);
}

function java(name: string, library: string): GeneratedClient {
  return {
    name: `openapi-generator, Java (${name})`,
    needs: ['java', 'javac', 'mvn'],
    async make(work) {
      const { folder } = work;
      const packages =
        'invokerPackage=ch.rappen.client,apiPackage=ch.rappen.client.api,modelPackage=ch.rappen.client.model';
      await generate(work, 'java', `library=${library},${packages}`);
      const classPathFile = join(folder, 'class-path.txt');
      const listed = ['dependency:build-classpath', `-Dmdep.outputFile=${classPathFile}`, '-DincludeScope=runtime'];
      await run('mvn', ['-q', '-B', '-DskipTests', 'compile', ...listed], { cwd: folder });
      const classPath = [folder, join(folder, 'target/classes'), await readFile(classPathFile, 'utf8')].join(':');
      const sources = ['Story.java', `${name}/Connection.java`].map((file) => join(here, 'java', file));
      await run('javac', ['-nowarn', '-cp', classPath, '-d', folder, ...sources]);
      return { command: 'java', args: ['-cp', classPath, 'Story'] };
    },
  };
}

function typescript(name: string, program: string, write: (work: Work) => Promise<unknown>): GeneratedClient {
  return {
    name,
    needs: [],
    async make(work) {
      const { folder } = work;
      await cp(join(here, 'typescript'), folder, { recursive: true });
      await write(work);
      const strict = { strict: true, target: 'ES2023', module: 'nodenext', lib: ['ES2023', 'DOM', 'DOM.Iterable'] };
      const compilerOptions = {
        ...strict,
        types: ['node'],
        noEmit: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [program] }));
      await run(tool('tsc'), ['-p', folder]);
      return { command: process.execPath, args: [join(folder, program)] };
    },
  };
}

const tool = (name: string): string => join(here, 'node_modules/.bin', name);

export const generatedClients: readonly GeneratedClient[] = [
  java('native', 'native'),
  java('okhttp', 'okhttp-gson'),
  {
    name: 'openapi-generator, Python',
    needs: ['java', 'mvn', 'python3'],
    async make(work) {
      await generate(work, 'python', 'packageName=rappen_generated');
      return pythonProgram(work, 'openapi_generator.py');
    },
  },
  {
    name: 'openapi-python-client',
    needs: ['python3'],
    async make(work) {
      const target = join(work.folder, 'rappen_generated');
      const args = ['generate', '--path', work.document, '--output-path', target, '--meta', 'none'];
      await run(await work.tools.python(), ['-m', 'openapi_python_client', ...args]);
      return pythonProgram(work, 'openapi_python_client.py');
    },
  },
  {
    name: 'openapi-generator, PHP',
    needs: ['java', 'mvn', 'guzzle'],
    async make(work) {
      await generate(work, 'php', 'invokerPackage=Rappen');
      return { command: 'php', args: [join(here, 'php/story.php')], env: { GENERATED: work.folder } };
    },
  },
  typescript('openapi-typescript with openapi-fetch', 'openapi-fetch.ts', ({ document, folder }) =>
    run(tool('openapi-typescript'), [document, '-o', join(folder, 'schema.d.ts')]),
  ),
  typescript('@hey-api/openapi-ts', 'hey-api.ts', async ({ document, folder }) => {
    const output = { path: join(folder, 'hey'), module: { extension: '.ts' } };
    const config = {
      input: document,
      output,
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    };
    await writeFile(join(folder, 'hey.config.mjs'), `export default ${JSON.stringify(config)}`);
    await run(tool('openapi-ts'), ['-f', join(folder, 'hey.config.mjs'), '--no-log-file']);
  }),
];

async function pythonProgram({ folder, tools }: Work, program: string): Promise<Program> {
  const env = { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
  // Also what the program does not import
  await run(await tools.python(), ['-m', 'compileall', '-q', '-f', join(folder, 'rappen_generated')]);
  return { command: await tools.python(), args: [join(here, 'python', program)], env };
}
