import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;

/**
 * Starts a server for the duration of the test, which responds with the handler, and with "next" to what that passes
 * on.
 * @returns its URL
 */
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
