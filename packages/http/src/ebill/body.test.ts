import { expect, test } from 'vitest';
import { declaredType } from './body.ts';

const codesFor = (headers: Record<string, string>) => {
  const declared = declaredType(new Request('http://localhost/', { headers }), ['application/json', 'application/xml']);
  return declared.ok ? declared.value : declared.answer.problems.map(({ code }) => code);
};

test.each<[Record<string, string>, unknown]>([
  [{ 'content-type': 'application/json' }, 'application/json'],
  [{ 'content-type': 'Application/XML; charset="UTF-8"', 'content-encoding': 'identity' }, 'application/xml'],
  [{ 'content-type': 'application/json; charset=utf8' }, 'application/json'],
  [{ 'content-type': 'text/json' }, ['content-type.not-supported']],
  [{}, ['content-type.not-supported']],
  [{ 'content-type': 'text/json', 'content-encoding': 'gzip' }, ['content-type.not-supported']],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, ['content-type.not-plain']],
  [{ 'content-type': 'application/json; charset=iso-8859-1' }, ['content-type.not-plain']],
])('a body declared with %j', (headers, expected) => expect(codesFor(headers)).toEqual(expected));
