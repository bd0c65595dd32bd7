import { createWriteStream, writeFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import { SwissQRBill as SwissQRBillSvg } from 'swissqrbill/svg';
import { data } from './bill.ts';

// A PDF of one bill
const pdf = new PDFDocument({ size: 'A4' });
new SwissQRBill(data).attachTo(pdf);
pdf.pipe(createWriteStream('bill.pdf'));
pdf.end();
// An SVG
writeFileSync('bill.svg', new SwissQRBillSvg(data).toString());
// A slip on a letter: one that PDFKit is just writing; a PDF file takes another library
const letter = new PDFDocument({ size: 'A4' });
new SwissQRBill(data).attachTo(letter);
letter.pipe(createWriteStream('letter.pdf'));
letter.end();
// What is wrong with a bill: the first of it
try {
  new SwissQRBill({ ...data, creditor: { ...data.creditor, account: 'CH44' } });
} catch (error) {
  console.log(error);
}
// Many bills in one PDF
const bills = new PDFDocument({ size: 'A4', autoFirstPage: false });
for (const each of [data, data]) {
  bills.addPage({ size: 'A4' });
  new SwissQRBill(each).attachTo(bills);
}
bills.pipe(createWriteStream('bills.pdf'));
bills.end();
