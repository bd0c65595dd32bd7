import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBills } from '@rappen/core';
import { afterAll, expect, inject, test } from 'vitest';
import { hasTools } from '../oracles/tools.ts';
import { expectBillValue } from '../results.ts';
import { fencesUnder, newVisitor, reachesPackages } from './visit.ts';

const registry = inject('registry');

const took: string[] = [];
afterAll(() => console.log(`How long a newcomer takes, npm install included:\n${took.join('\n')}`));

/** Who reads what, and the PDFs with bills that they then have. */
const visits = [
  { role: 'embed', file: 'docs/start.md', heading: 'Embed', pdfs: ['bill.pdf'] },
  { role: 'call', file: 'docs/start.md', heading: 'Call', pdfs: ['bill.pdf'] },
  { role: 'deploy', file: 'docs/start.md', heading: 'Deploy', pdfs: [] },
  { role: 'bookkeeper', file: 'docs/start.md', heading: 'Bookkeeper', pdfs: ['bills.pdf'] },
  { role: 'first eBill', file: 'docs/guide/first-ebill.md', pdfs: ['bill.pdf'] },
  { role: 'README, program', file: 'README.md', heading: 'In your program', pdfs: ['bill.pdf'] },
  { role: 'README, service', file: 'README.md', heading: 'As a service', pdfs: ['bill.pdf'] },
  { role: 'recipe, pdf-lib', file: 'docs/recipes/existing-pdf.md', heading: 'With pdf-lib', pdfs: ['letter.pdf'] },
  { role: 'recipe, PDFKit', file: 'docs/recipes/existing-pdf.md', pdfs: ['invoice.pdf', 'letter.pdf'] },
  { role: 'recipe, Express', file: 'docs/recipes/express.md', pdfs: ['bill.pdf'] },
  { role: 'recipe, Vite', file: 'docs/recipes/vite.md', pdfs: [] },
] as const;

const lacks = !hasTools('curl') || !(await reachesPackages());

test.skipIf(lacks).each(visits)(
  '$role: $file does what it says, and does it again (needs curl and the registry of npm)',
  async (visit) => {
    const { role, file, pdfs } = visit;
    const heading = 'heading' in visit ? visit.heading : undefined;
    const markdown = readFileSync(file, 'utf8');
    const fences = fencesUnder(file, markdown, heading);
    expect(fences.length).toBeGreaterThan(1);
    const visitor = await newVisitor(registry.url);
    const start = performance.now();
    try {
      await visitor.follow(fences);
      took.push(`  ${role}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      const said: string[] = [];
      await visitor.follow(fences, 'at home', (line, error) => {
        if (!line.includes('rappen store backup')) throw error;
        said.push(String(error));
      });
      // A backup never takes the place of another one, as the guide to storage says
      expect(said.every((sentence) => sentence.includes('choose another name'))).toBe(true);
      expect(said).toHaveLength(role === 'deploy' ? 1 : 0);
      const installed = readFileSync(join(visitor.folder, 'node_modules/.package-lock.json'), 'utf8');
      expect(registry.integrities.some((integrity) => installed.includes(integrity))).toBe(true);
      for (const name of pdfs)
        expect(expectBillValue(readBills(readFileSync(join(visitor.folder, name)))).length).toBeGreaterThan(0);
      if (role === 'deploy')
        expect(readdirSync(visitor.folder)).toEqual(expect.arrayContaining(['data', 'first.backup']));
      if (role === 'recipe, Vite') expect(existsSync(join(visitor.folder, 'dist/index.html'))).toBe(true);
      if (role === 'bookkeeper') {
        const page = await visitor.open('http://127.0.0.1:8080');
        expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      }
    } finally {
      await visitor.leave();
    }
  },
);
