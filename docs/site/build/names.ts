import * as frontDoor from '@rappen/core';
import { openApiDocument, routes, settingNames } from '@rappen/http';
import { catalogue } from '../../../packages/http/src/problems/index.ts';
import { commands } from '../../../packages/node/src/declarations/all.ts';
import type { Section } from '../search/search.ts';

/** Every name that a reader may type as it stands: problem codes, settings, commands, functions of the main entry, operations. */
export function searchedNames(): readonly string[] {
  const commandNames = commands.flatMap((declared) =>
    'actions' in declared
      ? declared.actions.map((action) => `rappen ${declared.name} ${action.name}`)
      : [`rappen ${declared.name}`],
  );
  const { paths } = openApiDocument(routes) as { paths: Record<string, Record<string, { operationId: string }>> };
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  return [...Object.keys(catalogue), ...settingNames, ...commandNames, ...Object.keys(frontDoor), ...operations];
}

/** The names whose first result is another section than the one that is called so. */
export function notFoundFirst(find: (typed: string) => readonly Section[], names: readonly string[]): string[] {
  return names.filter((name) => {
    const [first] = find(name);
    const called = [first?.title.replace(/ \*$|\(.*\)$/g, ''), first?.address.replace(/^.*#/, '')];
    return !called.some((each) => each?.toLowerCase() === name.toLowerCase());
  });
}
