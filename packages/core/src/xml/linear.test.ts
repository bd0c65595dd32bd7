import { describe, expect, test } from 'vitest';
import { growthOf } from '../../../../test/counted-work.ts';
import { hostileXml } from '../../../../test/hostile-xml.ts';
import { parseXml } from './index.ts';

const limits = {
  charactersMax: 10_000_000,
  levelsMax: 10_000_000,
  elementsMax: 10_000_000,
  commentsMax: 10_000_000,
  attributesMax: 10_000_000,
};

describe('four times the text takes four times the work', () => {
  test.each(hostileXml)('$name', ({ of }) => {
    const growth = growthOf(
      (text) => parseXml(text, { limits }),
      (length) => `<r>${of(length)}</r>`,
      10_000,
    );
    expect(growth).toBeLessThan(5);
  });

  test('a declaration on each of many levels', () => {
    const deep = (length: number) => {
      const tags = Array.from({ length: length / 20 }, (_, level) => `<a xmlns:p${level}="u">`);
      return `${tags.join('')}${'</a>'.repeat(tags.length)}`;
    };
    expect(growthOf((text) => parseXml(text, { limits }), deep, 10_000)).toBeLessThan(5);
  });

  test('many declarations around many others', () => {
    const around = (length: number) => {
      const declared = Array.from({ length: length / 20 }, (_, at) => `xmlns:p${at}="u"`);
      return `<r ${declared.join(' ')}>${'<b xmlns="u"/>'.repeat(length / 20)}</r>`;
    };
    expect(growthOf((text) => parseXml(text, { limits }), around, 10_000)).toBeLessThan(5);
  });

  test('many attributes of one element', () => {
    const many = (length: number) => `<r ${Array.from({ length: length / 10 }, (_, at) => `b${at}=""`).join(' ')}/>`;
    expect(growthOf((text) => parseXml(text, { limits }), many, 10_000)).toBeLessThan(5);
  });
});
