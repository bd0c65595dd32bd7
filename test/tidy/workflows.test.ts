import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './sources.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly uses?: string;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = join(root, '.github/workflows');
const read = (name: string): Workflow => parse(readFileSync(join(folder, name), 'utf8')) as Workflow;
const files = readdirSync(folder);

/** What a job may do beyond reading the repository, each with the only step that needs it. */
const rights: Readonly<Record<string, RegExp>> = {
  'id-token': /^npm run release$/,
  attestations: /^actions\/attest-build-provenance@/,
  contents: /^gh release create /,
};

describe.each(files)('%s', (name) => {
  const workflow = read(name);
  const jobs = Object.entries(workflow.jobs);

  test('may do nothing but read, unless a job says so and needs it', () => {
    expect(Object.values(workflow.permissions).filter((right) => right !== 'read')).toEqual([]);
    for (const [job, { permissions = {}, steps = [] }] of jobs) {
      const written = Object.entries(permissions).filter(([, right]) => right !== 'read');
      const doings = steps.map(({ uses, run }) => uses ?? run ?? '');
      const unused = written.filter(([right]) => !doings.some((doing) => rights[right]?.test(doing)));
      expect([job, unused]).toEqual([job, []]);
    }
  });

  test('takes each action by its commit, and leaves no credentials behind', () => {
    const steps = jobs.flatMap(([, job]) => [
      ...(job.steps ?? []),
      ...(job.uses === undefined ? [] : [{ uses: job.uses }]),
    ]);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((uses) => !/^(?:\.\/|[\w-]+\/[\w-]+@[0-9a-f]{40}$)/.test(uses))).toEqual([]);
    const checkouts = (steps as Step[]).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('puts nothing that others have written into a script', () => {
    const scripts = jobs.flatMap(([, { steps = [] }]) => steps.flatMap(({ run }) => run ?? []));
    expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
  });
});

test('what is published was tested by everything before', () => {
  const release = read('release.yml') as Workflow & { jobs: Record<string, { needs?: string }> };
  expect(release.jobs['check']?.uses).toBe('./.github/workflows/full.yml');
  expect(release.jobs['publish']?.needs).toBe('check');
  // Advisories are looked at before anything is built
  const runs = release.jobs['publish']?.steps?.map(({ run }) => run ?? '') ?? [];
  const audit = runs.findIndex((run) => /^npm audit (?:--omit=dev )?--audit-level=high$/.test(run));
  expect(audit).toBeGreaterThan(-1);
  expect(audit).toBeLessThan(runs.indexOf('npm run package'));
  // What git does not keep is made for the release
  expect(release.jobs['publish']?.steps?.map(({ run }) => run)).toContain('npm run clients -- --archive');
  expect(JSON.stringify(read('full.yml'))).toContain('.ci/full');
});

const runs = [
  { run: 'run', workflow: 'ci.yml', job: 'gate' },
  { run: 'full', workflow: 'full.yml', job: 'everything' },
];
const partsOf = (script: string) => /^parts='([a-z ]+)'$/m.exec(script)?.[1]?.split(' ') ?? [];

test.each(runs)('the jobs of $workflow are the parts of .ci/$run, each once', ({ run, workflow, job }) => {
  const { strategy } = read(workflow).jobs[job] as { strategy: { matrix: { parts: readonly string[] } } };
  const script = readFileSync(join(root, '.ci', run), 'utf8');
  const parts = partsOf(script).toSorted();
  expect(parts.length).toBeGreaterThan(1);
  expect(strategy.matrix.parts.flatMap((some) => some.split(' ')).toSorted()).toEqual(parts);
  const whole =
    /\nelse\n([\s\S]*)\nfi\n/
      .exec(script)?.[1]
      ?.replaceAll(/#.*/g, '')
      .match(/[a-z]+/g) ?? [];
  const helpers = ['begin', 'tools', 'runtimes', 'beside', 'shown', 'waiting'];
  expect(whole.filter((name) => !helpers.includes(name)).toSorted()).toEqual(parts);
});

describe.each(runs)('.ci/$run', ({ run }) => {
  test.each(['tools', 'closing_line', 'step', 'eval', '', 'checks oracles', '*'])(
    'takes no %j for a part, and begins with none before it',
    (name) => {
      const { status, stdout, stderr } = spawnSync(join(root, '.ci', run), ['benches', name], { encoding: 'utf8' });
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('is no part of this run: choose from promises, checks, oracles');
    },
  );
});

test('the forms for reports can be read, and ask for something', () => {
  const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');
  expect(forms.length).toBeGreaterThan(0);
  for (const name of forms) {
    const form = parse(readFileSync(join(root, '.github/ISSUE_TEMPLATE', name), 'utf8'));
    expect([name, typeof form.name, typeof form.description]).toEqual([name, 'string', 'string']);
    const asked = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
    expect(asked.some(({ validations }: { validations?: { required: boolean } }) => validations?.required)).toBe(true);
    const ids = asked.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
