/** What of Deno is used here. */
declare namespace Deno {
  function serve(
    options: {
      port: number;
      hostname: string;
      signal: AbortSignal;
      onListen: (address: { port: number }) => void;
    },
    handler: (request: Request, from: { readonly remoteAddr: { readonly hostname: string } }) => Promise<Response>,
  ): { readonly addr: { readonly port: number }; shutdown(): Promise<void> };
}
