/** What the `instantiateWasm` hook of an Emscripten module is called with. */
type Receive = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

export interface WasmHook {
  readonly instantiateWasm: (imports: WebAssembly.Imports, receive: Receive) => WebAssembly.Exports;
  /** Size of the memory now, 0 before the instance exists. */
  readonly memoryBytes: () => number;
  readonly memory: () => WebAssembly.Memory | undefined;
}

/**
 * The Emscripten hook that makes an instance of a compiled module: nothing is fetched and nothing compiled.
 * The memory refuses to grow beyond `bytesMax`, so that a hostile file ends in a failed allocation.
 */
export function wasmHook(module: WebAssembly.Module, bytesMax: number): WasmHook {
  let memory: WebAssembly.Memory | undefined;
  return {
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, imports);
      memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
      if (memory !== undefined) capGrowth(memory, bytesMax);
      receive(instance, module);
      return instance.exports;
    },
    memoryBytes: () => memory?.buffer.byteLength ?? 0,
    memory: () => memory,
  };
}

const pageBytes = 65536;

function capGrowth(memory: WebAssembly.Memory, bytesMax: number): void {
  // Emscripten grows its memory only through this method
  Object.defineProperty(memory, 'grow', {
    value: (pages: number): number => {
      if (memory.buffer.byteLength + pages * pageBytes > bytesMax) throw new RangeError('Memory bound reached');
      return WebAssembly.Memory.prototype.grow.call(memory, pages);
    },
  });
}
