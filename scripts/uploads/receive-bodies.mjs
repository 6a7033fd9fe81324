import { log } from "../log.mjs";
import { reject as rejectRequest } from "../reject.mjs";
import { BodySpool } from "./body-spool.mjs";
import { memorySlots } from "./memory-slots.mjs";
import { demandSpeed } from "./min-speed.mjs";
import { spooledRequest } from "./spooled-request.mjs";
import { UploadRejection, uploadBudget } from "./upload-budget.mjs";

/** Shorter bodies are held in memory without limit: there are at most as many as connections. */
const MAX_BYTES_IN_MEMORY = 32 * 1024;
/** Longer bodies wait until there is memory to process them. */
const MIN_LARGE_BYTES = 1024 * 1024;
/**
 * How long a client with a rejected body may continue sending, so that it reads the response instead of a connection
 * error.
 */
const LINGER_MILLISECONDS = 10_000;

/**
 * Receives the body of each request before the application sees the request: long bodies into temporary files, within
 * the limits on size, speed, disk, number of uploads and memory. The application gets requests with complete bodies, so
 * a slow client only occupies a connection. Responds with 408, 413 or 503 to a body that is not received. See
 * docs/decisions/0058-buffered-request-bodies.md.
 * @param {import("../../app/settings/connections.server").UploadSettings} settings
 * @param {{ maxBodyBytes(path: string, type?: string): number, visitorNetwork(address: string): string }} shop
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: (received: import("node:http").IncomingMessage) => void) => Promise<void>}
 */
export function receiveBodies(settings, { maxBodyBytes, visitorNetwork }) {
  const budget = uploadBudget(settings);
  const slots = memorySlots(settings.maxMemoryBytes);

  return async (request, response, next) => {
    if (!hasBody(request)) return next(request);
    const { url, headers } = request;
    const maxBytes = maxBodyBytes(url.split("?", 1)[0], headers["content-type"]);
    const address = headers["x-forwarded-for"];
    const network = address && visitorNetwork(address);
    const upload = budget.upload(network);
    const spool = new BodySpool(settings.folder, MAX_BYTES_IN_MEMORY);
    response.once("close", () => {
      upload.end();
      spool.close();
    });
    try {
      await receive(request, response, { spool, upload, maxBytes });
      if (spool.bytes >= MIN_LARGE_BYTES) await slots.take(spool.bytes, network, response);
    } catch (error) {
      return rejectBody(request, response, error);
    }
    next(spooledRequest(request, spool));
  };

  /** @throws UploadRejection when the body exceeds a limit; Error when the connection or the disk fails */
  async function receive(request, response, { spool, upload, maxBytes }) {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced > maxBytes) throw new UploadRejection(413);
    if (announced > MAX_BYTES_IN_MEMORY) upload.start(announced);
    const speed = demandSpeed(settings, () => rejectSlow(request, response));
    const isShort = announced > 0 && announced <= MAX_BYTES_IN_MEMORY;
    const received = isShort
      ? receiveShort(request, { spool, speed })
      : receiveLong(request, { spool, speed, upload, maxBytes });
    return received.finally(speed.end);
  }
}

async function receiveLong(request, { spool, speed, upload, maxBytes }) {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    speed.count(chunk.length);
    if (spool.bytes + chunk.length > maxBytes) throw new UploadRejection(413);
    if (spool.bytes + chunk.length > MAX_BYTES_IN_MEMORY) upload.grow(spool.bytes + chunk.length);
    await spool.write(chunk);
  }
}

/** Much faster than iterating over the chunks. Node.js enforces Content-Length. */
function receiveShort(request, { spool, speed }) {
  return new Promise((resolve, reject) => {
    request.on("data", (chunk) => {
      speed.count(chunk.length);
      spool.append(chunk);
    });
    request.once("end", resolve);
    request.once("error", reject);
    request.once("close", () => reject(new Error("The client is gone.")));
  });
}

function hasBody({ headers }) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}

/** Also ends the iteration over its body. */
function rejectSlow(request, response) {
  response.once("finish", () => request.destroy());
  rejectRequest(request, response, 408);
}

function rejectBody(request, response, error) {
  if (response.headersSent || response.destroyed) return;
  if (!(error instanceof UploadRejection)) log.error({ err: error }, "an upload could not be kept");
  rejectRequest(request, response, error instanceof UploadRejection ? error.status : 503);
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), LINGER_MILLISECONDS);
  request.once("close", () => clearTimeout(timer));
}
