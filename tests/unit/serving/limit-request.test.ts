import { once } from "node:events";
import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { limitRequest } from "../../../scripts/limit-request.mjs";

const TIMEOUT = 50;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Timers are faked only while `limitRequest` and the handler start: other code of this process sets its own. */
async function serving<Result>(handler: Handler, ask: (address: string) => Promise<Result>): Promise<Result> {
  const limit = limitRequest(TIMEOUT);
  const server = createServer((request, response) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      limit(request, response, () => handler(request, response));
    } finally {
      vi.useRealTimers();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function get(address: string, headers: Record<string, string> = {}) {
  const [response] = (await once(openRequest(address, { headers }).end(), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("responds 503 at the deadline, and lets running work end", async () => {
  const result = await serving(
    (_request, response) => {
      vi.runAllTimers();
      response.setHeader("X-Late", "1");
      response.writeHead(200).end("late");
    },
    (address) => get(address, { Accept: "text/html" }),
  );
  expect(result.status).toBe(503);
  expect(result.headers["retry-after"]).toBe("10");
  expect(result.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(result.body).toContain("Please try again in a minute");
});

it("does not change a response in progress", async () => {
  const { body } = await serving(
    (_request, response) => {
      response.write("slow");
      vi.runAllTimers();
      response.end(" but sure");
    },
    (address) => get(address),
  );
  expect(body).toBe("slow but sure");
});

it("sets the deadline of a short request, whatever its sender claims, and none of a long one", async () => {
  const deadlines = await serving(
    async (request, response) => {
      await text(request);
      response.end(String(request.headers[DEADLINE_HEADER]));
    },
    async (address) => {
      const headers = { [DEADLINE_HEADER]: "999999999999" };
      const short = await (await fetch(address, { headers })).text();
      const long = await (
        await fetch(address, { method: "POST", headers, body: "x".repeat(100_000) })
      ).text();
      return { short, long };
    },
  );
  expect(Number(deadlines.short)).toBeLessThanOrEqual(performance.now() + TIMEOUT);
  expect(deadlines.long).toBe("undefined");
});

it("gives a slow body the time that it needs", async () => {
  const status = await serving(
    async (request, response) => {
      vi.runAllTimers();
      response.end(await text(request));
    },
    async (address) => {
      const outgoing = openRequest(address, { method: "POST", headers: { "Transfer-Encoding": "chunked" } });
      outgoing.write("a beginning");
      await new Promise((resolve) => setImmediate(resolve));
      outgoing.end();
      const [response] = (await once(outgoing, "response")) as [IncomingMessage];
      return response.statusCode;
    },
  );
  expect(status).toBe(200);
});
