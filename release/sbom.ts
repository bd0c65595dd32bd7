import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packed.ts';

/** What a bill of materials in the format CycloneDX says, as far as it is used. */
export interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

/** Copied into the folder of the web application when that is built: nothing depends on it by name. */
const copied = 'swagger-ui-dist';

/**
 * The bill of materials of everything that is published, made by npm of the lockfile; of the root's own tools it has nothing. Npm
 * is asked for all, since with `--omit dev` it leaves out what a tool needs too.
 */
export function billOfMaterials(): Bill {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const whole = JSON.parse(text) as Bill;
  const below = new Map(whole.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const reached = new Set<string>();
  const reach = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const next of below.get(ref) ?? []) reach(next);
  };
  for (const { 'bom-ref': ref, name } of whole.components)
    if (ref.startsWith('@rappen/')) reach(ref);
    else if (name === copied) reached.add(ref);
  return {
    ...whole,
    components: whole.components
      .filter((component) => reached.has(component['bom-ref']))
      // Of a workspace npm gives the name of its folder
      .map((component) => ({ ...component, name: component['bom-ref'].replace(/@[^@]+$/, '') })),
    dependencies: whole.dependencies.filter(({ ref }) => reached.has(ref)),
  };
}

if (import.meta.main) {
  const file = join(root, 'dist/rappen.cdx.json');
  mkdirSync(join(root, 'dist'), { recursive: true });
  const bill = billOfMaterials();
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} components in ${file}`);
}
