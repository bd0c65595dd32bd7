import { createImaging } from '/work/main/packages/imaging/src/index.ts';
import * as P from '/work/main/packages/imaging/test/pictures.ts';
import * as D from '/work/main/packages/imaging/test/pdfs.ts';
const nm='/work/main/node_modules/';
const zxing = new WebAssembly.Module(await Deno.readFile(nm+'zxing-wasm/dist/reader/zxing_reader.wasm'));
const pdfium = new WebAssembly.Module(await Deno.readFile(nm+'@embedpdf/pdfium/dist/pdfium.wasm'));
const im=createImaging({zxing,pdfium});
for (const b of [P.greyPng(P.pageImage({dpi:120})), P.jpegOf(P.pageImage({dpi:120}),70), D.pagesPdf([D.codeRectangles(P.modulesOf(P.payload),67,209)])]) {
 const r=await im.readCodes(b,{effort:'HARDER',all:true}); console.log(r.ok? r.value.map(c=>c.text===P.payload):r.problems);
}
