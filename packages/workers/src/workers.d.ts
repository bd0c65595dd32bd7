/** Wrangler and the bundle script hand WebAssembly over compiled. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
