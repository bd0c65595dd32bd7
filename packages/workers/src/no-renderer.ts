/**
 * Stands in place of `@embedpdf/pdfium/pdfium.wasm` in a Worker that is to be small: pages are then not drawn, neither to look
 * for codes in what they paint nor to keep them as pictures.
 */
const renderer: undefined = undefined;
export default renderer;
