/** What of Bun is used here. */
declare namespace Bun {
  interface Server {
    readonly port: number;
    requestIP(request: Request): { readonly address: string } | null;
    stop(closesConnections?: boolean): Promise<void>;
  }
  function serve(options: {
    port: number;
    hostname: string;
    maxRequestBodySize: number;
    /** Seconds, 255 at most. */
    idleTimeout: number;
    fetch: (request: Request, server: Server) => Promise<Response>;
  }): Server;
}
