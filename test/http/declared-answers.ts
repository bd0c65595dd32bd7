import { parseJsonText } from '@rappen/core/ebill';
import { parseJson, writeJson } from '@rappen/core/json';
import { anyJson, read, type Shape, writeValue } from '@rappen/core/model';
import { type Route, routes } from '@rappen/http';
import { errorModel } from '../../packages/http/src/answer/error-body.ts';
import { problemCodesOf } from '../../packages/http/src/openapi/problem-codes.ts';
import { expectValue } from '../results.ts';

const patterns = routes.map((route) => [new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`, 'i'), route] as const);

function routeAt(method: string, pathname: string): Route | undefined {
  const here = patterns.filter(([pattern, route]) => route.method === method && pattern.test(pathname));
  return (here.find(([, { path }]) => path === pathname) ?? here[0])?.[1];
}

/**
 * What is wrong with a JSON answer by the shapes that its route declares: nothing where one of them reads it, and writes what it
 * has read as it was, so that no member is missing in it and none is undeclared.
 */
export function undeclared(method: string, pathname: string, status: number, text: string): string | undefined {
  const route = routeAt(method, pathname);
  if (route === undefined || status === 304) return undefined;
  if (status >= 400 && status !== 405 && status !== 500) {
    const codes = codesIn(text).filter((code) => !problemCodesOf(route).includes(code));
    if (codes.length > 0)
      return `${method} ${pathname} ${status} reports ${codes}, which its description does not name`;
  }
  const isRefused = status >= 400;
  const declared = isRefused ? (route.refusal?.body ?? errorModel) : route.answers['application/json'];
  if (declared === undefined || typeof declared === 'string') return undefined;
  const shapes: readonly Shape<unknown>[] = 'kind' in declared ? [declared] : declared;
  // Each service reads numbers in its own way: the one as numbers, the other by their texts
  const value = expectValue(pathname.startsWith('/v2/') ? parseJson(text) : parseJsonText(text));
  const found = shapes.map((shape) => [shape, read(shape, value, { entriesMax: Number.POSITIVE_INFINITY })] as const);
  if (found.some(([shape, one]) => one.ok && writeJson(writeValue(shape, one.value)) === canonical(value)))
    return undefined;
  const reasons = found.map(([shape, one]) =>
    one.ok
      ? writeJson(writeValue(shape, one.value))
      : one.problems.map(({ code, path }) => `${code} ${path.join('.')}`),
  );
  return `${method} ${pathname} ${status}: ${JSON.stringify(reasons)} instead of ${text}`;
}

/** The codes of all problems of a refusal; VALIDATION_FAILED stands for several. */
function codesIn(text: string): readonly string[] {
  const { code, fieldErrors = [] } = JSON.parse(text) as {
    readonly code?: string;
    readonly fieldErrors?: readonly { readonly code: string }[];
  };
  const codes = [code, ...fieldErrors.map((error) => error.code)];
  return codes.filter((one): one is string => one !== undefined && one !== 'VALIDATION_FAILED');
}

/** The text that `writeJson` prints: without blanks, members in their order. */
function canonical(value: unknown): string {
  return writeJson(writeValue(anyJson, value as never));
}
