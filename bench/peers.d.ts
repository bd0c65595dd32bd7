/** What the bench uses of packages without types. */
declare module 'iban' {
  const iban: { isValid(text: string): boolean };
  export default iban;
}

declare namespace PDFKit {
  interface PDFDocument extends NodeJS.ReadableStream {
    addPage(options?: { readonly size?: string }): this;
    fontSize(points: number): this;
    text(text: string, x: number, y: number): this;
    end(): void;
  }
}

declare module 'pdfkit' {
  const PDFDocument: new (options?: { readonly size?: string; readonly autoFirstPage?: boolean }) => PDFKit.PDFDocument;
  export default PDFDocument;
}
