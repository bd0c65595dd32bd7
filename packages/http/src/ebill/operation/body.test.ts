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
  [{ 'content-type': 'text/json' }, ['UNSUPPORTED_MEDIA_TYPE']],
  [{}, ['UNSUPPORTED_MEDIA_TYPE']],
  [{ 'content-type': 'text/json', 'content-encoding': 'gzip' }, ['UNSUPPORTED_MEDIA_TYPE']],
  [{ 'content-type': 'application/json', 'content-encoding': 'gzip' }, ['CONTENT_TYPE_NOT_PLAIN']],
  [{ 'content-type': 'application/json; charset=iso-8859-1' }, ['CONTENT_TYPE_NOT_PLAIN']],
])('a body declared with %j', (headers, expected) => expect(codesFor(headers)).toEqual(expected));
