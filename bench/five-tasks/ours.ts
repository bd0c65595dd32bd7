import { readFile, writeFile } from 'node:fs/promises';
import { attachBill, billsToPdf, billToPdf, billToSvg, checkBill } from '@rappen/core';
import { bill } from './bill.ts';

// A PDF of one bill
const pdf = billToPdf(bill);
if (pdf.ok) await writeFile('bill.pdf', pdf.value);
// An SVG
const svg = billToSvg(bill);
if (svg.ok) await writeFile('bill.svg', svg.value);
// A slip on the last page of a letter: any PDF file
const letter = attachBill(await readFile('examples/letter.pdf'), bill, { page: 'last' });
if (letter.ok) await writeFile('letter.pdf', letter.value);
// What is wrong with a bill: all of it
const checked = checkBill({ ...bill, account: 'CH44' });
if (!checked.ok) console.log(checked.problems[0].message);
// Many bills in one PDF
await writeFile('bills.pdf', billsToPdf([bill, bill], console.error));
