import { readFile, writeFile } from 'node:fs/promises';

/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out because it could not fetch them:
 * `npm ci` refuses a lockfile without them. Run it after `npm install` where a registry holds only some platforms; the argument is
 * the folder of the lockfile, the root by default.
 */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string | undefined;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const file = `${process.argv[2] ?? '.'}/package-lock.json`;
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, LockedPackage> };
const platforms =
  /-?(?<os>android|darwin|freebsd|linux|openbsd|openharmony|win32)-(?<cpu>arm64|x64|ia32|arm|loong64|ppc64|riscv64|s390x)(?:-(?<libc>musl|glibc)?(?:gnu|msvc)?(?:eabi(?:hf)?)?)?$/;

const missing = Object.values(lock.packages)
  .flatMap((locked) =>
    Object.entries(locked.optionalDependencies ?? {}).map(([name, version]) => ({ name, version, locked })),
  )
  .filter(({ name }) => !(`node_modules/${name}` in lock.packages));

for (const { name, version, locked: parent } of missing) {
  const platform = platforms.exec(name)?.groups;
  if (platform === undefined) throw new Error(`No platform can be read from the name ${name}`);
  const libc = platform['libc'] && { libc: [platform['libc']] };
  const locked = {
    version,
    cpu: [platform['cpu']],
    ...(parent.dev && { dev: true }),
    license: parent.license,
    optional: true,
    os: [platform['os']],
    ...libc,
  };
  lock.packages[`node_modules/${name}`] = locked;
}
const [root, ...others] = Object.entries(lock.packages);
const sorted = others.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(root === undefined ? sorted : [root, ...sorted]);
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages of other platforms were added to ${file}`);
