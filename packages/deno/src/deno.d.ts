/** What of Deno is used here. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
  namespace errors {
    const NotFound: new () => Error;
  }
  function exit(status: number): never;
  function addSignalListener(signal: 'SIGINT' | 'SIGTERM', listener: () => void): void;
  function serve(
    options: { port: number; hostname: string; onListen: (address: { port: number }) => void },
    handler: (request: Request, from: { readonly remoteAddr: { readonly hostname: string } }) => Promise<Response>,
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
}
