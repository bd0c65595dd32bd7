import { parsePicture } from '@rappen/core/drawing';
import { limits as documentLimits } from '@rappen/core/invoice-document';
import { anyText, type Infer, list, openObject, required, wholeNumber } from '@rappen/core/model';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { contentTypeProblem } from '../../body/content-type.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import type { ResourceEntry, ResourceStore } from '../../ports/ports.ts';
import { type Problem, problem } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';

/** What a customer can keep: logos and letterheads. */
export const resourceTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;

export const resourceModel = openObject(
  {
    name: required(anyText()),
    mediaType: required(anyText({ enum: resourceTypes })),
    size: required(wholeNumber(), 'Bytes'),
    sha256: required(anyText(), '64 hexadecimal digits'),
    createdAt: required(anyText({ format: 'date-time' })),
  },
  { name: 'Resource' },
);

/** Answers with the files of the caller's owner, in the order of their names. */
export async function listResources(call: Call): Promise<Answer> {
  const { resources } = call.ports;
  if (resources === undefined) return refused([problem('RESOURCE_NOT_KEPT', [])]);
  return json(list(resourceModel), (await resources.list(call.key.owner)).map(shown));
}

/** Keeps the body under the name of the path, in place of an older file of that name. */
export async function keepResource(call: Call): Promise<Answer> {
  const { resources } = call.ports;
  if (resources === undefined) return refused([problem('RESOURCE_NOT_KEPT', [])]);
  const name = call.parameters['filename'] ?? '';
  const problems = [...nameProblems(name), ...typeProblems(call)];
  if (problems.length > 0) return refused(problems, { filename: name });
  const bytes = await readBytes(call.request, limits.resourceBytesMax);
  if (!bytes.ok) return refused(bytes.problems);
  const found = kindProblem(call, bytes.value) ?? (await roomProblem(call, name, resources));
  if (found !== undefined) return refused([found]);
  const mediaType = typeOf(bytes.value) as string;
  return json(resourceModel, shown(await resources.put(call.key.owner, name, { mediaType, bytes: bytes.value })));
}

function shown({ name, mediaType, size, sha256, createdAt }: ResourceEntry): Infer<typeof resourceModel> {
  return { name, mediaType, size, sha256, createdAt };
}

/** Names that are safe in any path and any file system. */
function nameProblems(name: string): Problem[] {
  const max = documentLimits.resourceNameLengthMax;
  const isName = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name) && name.length <= max;
  return isName ? [] : [problem('RESOURCE_NAME', ['filename'], { max })];
}

function typeProblems({ request }: Call): Problem[] {
  if (resourceTypes.some((type) => contentTypeProblem(request, type) === undefined)) return [];
  return [problem('UNSUPPORTED_MEDIA_TYPE', [], { expected: resourceTypes.join(', ') })];
}

/** The file must be what it is said to be, and a picture must be one that can be printed. */
function kindProblem({ request }: Call, bytes: Uint8Array): Problem | undefined {
  const found = typeOf(bytes);
  if (found === undefined) return problem('FILE_FORMAT_UNKNOWN', []);
  const declared = resourceTypes.find((type) => contentTypeProblem(request, type) === undefined) as string;
  if (found !== declared) return problem('RESOURCE_KIND', [], { found, expected: declared });
  const picture = found === 'application/pdf' ? undefined : parsePicture(bytes);
  return picture?.ok === false ? picture.problems[0] : undefined;
}

/** What a file is, told by its first bytes. */
function typeOf(bytes: Uint8Array): (typeof resourceTypes)[number] | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 5));
  if (head === '%PDF-') return 'application/pdf';
  if (head.startsWith('\x89PNG')) return 'image/png';
  return head.startsWith('\xff\xd8\xff') ? 'image/jpeg' : undefined;
}

async function roomProblem({ key }: Call, name: string, resources: ResourceStore): Promise<Problem | undefined> {
  const max = limits.resourcesMax;
  const entries = await resources.list(key.owner);
  const isFull = entries.length >= max && entries.every((entry) => entry.name !== name);
  return isFull ? problem('RESOURCE_TOO_MANY', [], { max }) : undefined;
}
