import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

import { DEADLINE_HEADER, deadlineOf } from "~/request-deadline.server";

/**
 * Client of a remote host: specification §7, §9 "Requests". Redirects are returned like other responses, never
 * followed.
 */

export interface HostLimits {
  /**
   * Maximum time, if the request's own deadline is later: for a buffered response, until its end; for a streamed one,
   * until it begins and between two chunks.
   */
  timeoutMilliseconds: number;
  /** Maximum size of a buffered response. */
  maxBytes: number;
}

export interface HostRequest {
  method?: string;
  headers?: HeadersInit;
  body?: BodyInit | null;
  /** Aborted when the client is gone, which ends a streamed response. */
  signal?: AbortSignal | null;
}

export interface HostClient {
  /** Sends a request and buffers the response. @throws Error when it is incomplete, late or too large */
  read(address: URL, call?: HostRequest): Promise<Response>;
  /** Sends a request and streams the response, such as a file. @throws Error when it does not begin in time */
  stream(address: URL, call?: HostRequest): Promise<Response>;
}

/** Shorter than hosts' keep-alive timeouts, so that no connection is closed while a request is sent. */
const IDLE_MILLISECONDS = 4000;
const WITHOUT_BODY = [204, 205, 304];

/** Creates a client with persistent connections to the host. */
export function createHostClient({ timeoutMilliseconds, maxBytes }: HostLimits): HostClient {
  const kept = { keepAlive: true, timeout: IDLE_MILLISECONDS };
  const agents = { "http:": new HttpAgent(kept), "https:": new HttpsAgent(kept) };

  async function send(address: URL, call: HostRequest): Promise<Asked> {
    const body = await bytesOf(call.body);
    const asked = asHeaders(call.headers);
    const milliseconds = Math.min(timeoutMilliseconds, timeLeft(asked));
    const isSecure = address.protocol === "https:";
    const options = {
      method: call.method ?? "GET",
      headers: {
        ...Object.fromEntries(asked),
        // Compression pays between networks; within one it takes longer than it saves.
        "accept-encoding": isSecure ? "gzip" : "identity",
        ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      },
      agent: agents[isSecure ? "https:" : "http:"],
    };
    const outgoing = isSecure ? httpsRequest(address, options) : httpRequest(address, options);
    return { outgoing, milliseconds, started: responseTo(outgoing, body) };
  }

  async function readResponse(started: Promise<IncomingMessage>): Promise<Response> {
    const incoming = await started;
    return responseOf(incoming, await collect(unpacked(incoming), maxBytes));
  }

  return {
    async read(address, call = {}) {
      const { outgoing, milliseconds, started } = await send(address, call);
      return within(milliseconds, outgoing, readResponse(started));
    },
    async stream(address, call = {}) {
      const { outgoing, milliseconds, started } = await send(address, call);
      const incoming = await within(milliseconds, outgoing, started);
      if (WITHOUT_BODY.includes(statusOf(incoming))) incoming.resume();
      incoming.setTimeout(timeoutMilliseconds, () => incoming.destroy(tooSlow(timeoutMilliseconds)));
      const body = Readable.toWeb(unpacked(incoming)) as ReadableStream<Uint8Array>;
      return responseOf(incoming, call.signal ? untilAborted(body, call.signal) : body);
    },
  };
}

interface Asked {
  outgoing: ClientRequest;
  /** Timeout. */
  milliseconds: number;
  started: Promise<IncomingMessage>;
}

function asHeaders(headers: HeadersInit | undefined): Headers {
  return new Headers(headers);
}

/** Milliseconds until the original request's deadline, whose header is not forwarded to the host. */
function timeLeft(headers: Headers): number {
  const deadline = deadlineOf(headers);
  headers.delete(DEADLINE_HEADER);
  return deadline === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(deadline - performance.now()));
}

async function bytesOf(body: BodyInit | null | undefined): Promise<string | Uint8Array | undefined> {
  if (body === null || body === undefined) return undefined;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body).arrayBuffer());
}

function responseTo(
  outgoing: ClientRequest,
  body: string | Uint8Array | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once("response", resolve);
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** Uses a timer, which is much cheaper than an AbortSignal. @throws Error on timeout */
async function within<Result>(
  milliseconds: number,
  outgoing: ClientRequest,
  response: Promise<Result>,
): Promise<Result> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    outgoing.destroy();
  }, milliseconds);
  try {
    return await response;
  } catch (error) {
    throw isLate ? tooSlow(milliseconds) : error;
  } finally {
    clearTimeout(timer);
  }
}

function unpacked(incoming: IncomingMessage): Readable {
  if (incoming.headers["content-encoding"] !== "gzip") return incoming;
  // Errors are reported to the reader of the decompressed stream.
  return pipeline(incoming, createGunzip(), () => {});
}

/** Ends the stream quietly on abort: otherwise a response for a disconnected browser would be read to its end. */
function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const leave = () => reader.cancel().catch(() => {});
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function collect(body: Readable, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let received = 0;
    body.on("data", (part: Buffer) => {
      received += part.length;
      if (received > maxBytes) body.destroy(new Error(`The answer is longer than ${maxBytes} bytes`));
      else parts.push(part);
    });
    body.once("end", () => resolve(Buffer.concat(parts)));
    body.once("error", reject);
  });
}

function responseOf(
  incoming: IncomingMessage,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response {
  const isPacked = incoming.headers["content-encoding"] === "gzip";
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (isPacked && (name === "content-encoding" || name === "content-length")) continue;
    for (const one of [value].flat()) if (one !== undefined) headers.push([name, one]);
  }
  const status = statusOf(incoming);
  return new Response(WITHOUT_BODY.includes(status) ? null : body, { status, headers });
}

function statusOf({ statusCode = 502 }: IncomingMessage): number {
  return statusCode;
}

function tooSlow(milliseconds: number): Error {
  return Object.assign(new Error(`timeout of ${milliseconds}ms exceeded`), { code: "ECONNABORTED" });
}
