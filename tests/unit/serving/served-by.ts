import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/** Address of a server that lasts as long as the test: it answers by the handler, and "next" to what that leaves. */
export async function servedBy(handle: Handler): Promise<string> {
  const server: Server = createServer((request, response) =>
    handle(request, response, () => {
      request.resume();
      response.end("next");
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
