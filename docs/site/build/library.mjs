import { readdirSync, readFileSync } from 'node:fs';
import { Application } from 'typedoc';

/** Packages whose entries programs import. */
const packages = ['core', 'pdf', 'imaging', 'fonts-cjk', 'http', 'store', 'node'];

/**
 * Writes the library reference from the docstrings of every public entry, a page for each.
 * @param {string} folder of the Markdown pages
 * @returns {Promise<{ text: string, page: string }[]>} its pages
 */
export async function writeLibraryReference(folder) {
  const names = new Map(packages.flatMap(entriesOf));
  const application = await Application.bootstrapWithPlugins({
    entryPoints: [...names.keys()],
    tsconfig: 'docs/site/tsconfig.library.json',
    plugin: ['typedoc-plugin-markdown'],
    skipErrorChecking: true,
    excludeInternal: true,
    excludeExternals: true,
    disableSources: true,
    disableGit: true,
    readme: 'none',
    logLevel: 'Error',
    router: 'module',
    entryFileName: 'index',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    parametersFormat: 'table',
    propertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    enumMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    tableColumnSettings: { hideModifiers: true },
    expandParameters: false,
    useCodeBlocks: true,
    sanitizeComments: true,
    out: `${folder}/library`,
    name: 'Library reference',
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('The library reference could not be made');
  for (const module of project.children ?? []) {
    const name = names.get(project.getSymbolIdFromReflection(module)?.fileName.replaceAll('\\', '/') ?? '');
    if (name === undefined) throw new Error(`${module.name} is no entry of a package`);
    module.name = name;
  }
  await application.generateOutputs(project);
  return readdirSync(`${folder}/library`, { recursive: true })
    .filter((file) => file.endsWith('.md') && file !== 'index.md')
    .map((file) => file.replaceAll('\\', '/').slice(0, -3))
    .sort()
    .map((page) => ({ text: titleOfFile(`${folder}/library/${page}.md`), page: `library/${page}` }));
}

function titleOfFile(file) {
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? file;
}

/** The source file of each entry of a package, and the name it is imported by. */
function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([entry, target]) => target['rappen-source'] !== undefined && !entry.startsWith('./internal/'))
    .map(([entry, target]) => [
      `${process.cwd()}/packages/${name}/${target['rappen-source'].slice(2)}`,
      `@rappen/${name}${entry.slice(1)}`,
    ]);
}
