import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test.each([
  ['Muster AG\nSeestrasse 7', 'Muster AG'],
  ['Muster AG', 'Muster AG'],
  ['', ''],
])('of %j it is %j', (text, line) => expect(firstLine(text)).toBe(line));
