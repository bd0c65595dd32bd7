import { crc32, deflateSync } from 'node:zlib';

export function pdfOf(content: string, form = '<<>>'): string {
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj${form}endobj
5 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`;
}

export function encryptedPdf(): string {
  const dictionary =
    '<</Filter/Standard/V 1/R 2/O<0000000000000000000000000000000000000000000000000000000000000001>/U<0000000000000000000000000000000000000000000000000000000000000002>/P -4>>';
  return pdfOf('q Q', '<<>>').replace('trailer<<', `6 0 obj${dictionary}endobj\ntrailer<</Encrypt 6 0 R/ID[<01><01>]`);
}

export function pdfBomb(): Uint8Array {
  const gigabyte = deflateSync(Buffer.alloc(1 << 30), { level: 9 });
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R>>endobj
5 0 obj<</Filter/FlateDecode/Length ${gigabyte.length}>>stream
`;
  return Buffer.concat([
    Buffer.from(head),
    gigabyte,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF'),
  ]);
}

export function pngOf(width: number, height: number, raw: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
