/**
 * Replaces `@embedpdf/pdfium/pdfium.wasm` in a small Worker: pages are then not rendered, neither to search
 * them for codes nor to keep them as images.
 */
const renderer: undefined = undefined;
export default renderer;
