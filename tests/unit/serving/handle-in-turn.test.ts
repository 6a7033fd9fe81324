import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { handleInTurn } from "../../../scripts/handle-in-turn.mjs";
import { log } from "../../../scripts/log.mjs";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** Starts a server with these handlers for the duration of the test; returns its URL. */
async function served(...handlers: Handler[]): Promise<string> {
  const server = createServer(handleInTurn(handlers));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const logged = vi.spyOn(log, "error").mockImplementation(() => {});

it("lets each handler respond or pass on", async () => {
  const address = await served(
    (_request, _response, next) => next(),
    (_request, response) => response.end("answered"),
  );
  expect(await (await fetch(address)).text()).toBe("answered");
});

it("responds 404 where no handler does", async () => {
  expect((await fetch(await served((_request, _response, next) => next()))).status).toBe(404);
});

const failures: [string, Handler][] = [
  [
    "throws",
    () => {
      throw new Error("secret");
    },
  ],
  [
    "rejects",
    async () => {
      throw new Error("secret");
    },
  ],
  ["hands on an error", (_request, _response, next) => next(new Error("secret"))],
  [
    "throws after it handed on and waited",
    async (_request, _response, next) => {
      await null;
      next(new Error("secret"));
    },
  ],
];

it.each(failures)(
  "responds 500, logs the error and does not reveal it when a handler %s",
  async (_how, handler) => {
    logged.mockClear();
    const result = await fetch(await served((_request, _response, next) => next(), handler));
    expect(result.status).toBe(500);
    expect(await result.text()).toBe('{"message":"Something went wrong on our side. Please try again."}');
    expect(logged).toHaveBeenCalledOnce();
  },
);

it("aborts a response in progress", async () => {
  const address = await served((_request, response, next) => {
    response.writeHead(200, { "Content-Length": 10 });
    response.write("half");
    next(new Error("the other half is gone"));
  });
  await expect(fetch(address).then((result) => result.text())).rejects.toThrow();
});

it("does not log an invalid request", async () => {
  logged.mockClear();
  const fault = Object.assign(new Error("unreadable"), { status: 400 });
  expect((await fetch(await served((_request, _response, next) => next(fault)))).status).toBe(400);
  expect(logged).not.toHaveBeenCalled();
});

it.each(["EMFILE", "ENFILE"])("responds 503, without the headers of the file, to %s", async (code) => {
  const address = await served((_request, response, next) => {
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.setHeader("Content-Length", 12_345);
    next(Object.assign(new Error("too many open files"), { code, status: 500 }));
  });
  const result = await fetch(address);
  expect(result.status).toBe(503);
  expect(result.headers.get("Retry-After")).toBe("10");
  expect(result.headers.get("Cache-Control")).toBe("no-store");
  expect(await result.json()).toHaveProperty("message");
});
