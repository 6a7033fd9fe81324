import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";
import { METHODS } from "./methods.mjs";

const ASK = "shop-metrics";
const MAX_MILLISECONDS = 5000;

/** From a picture out of memory to a page that waits for a remote provider, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Registered by the first handler of the process. */
let responses;

/**
 * Counts and times answers, and tells them and what the process needs at /metrics, in the form of Prometheus. Of several
 * processes one tells the sum of all.
 * @param {(path: string) => string} groupOf one of a few names for the addresses that begin alike
 * @param {string | undefined} token that whoever asks has to bear; without one only the machine itself may ask
 */
export function metricsHandler(groupOf, token) {
  responses ??= startMeasuring();

  return (request, response, next) => {
    const [path] = request.url.split("?", 1);
    if (path === "/metrics") return mayAsk(request, token) ? sendMetrics(response) : rejectRequest(response);
    const stop = responses.startTimer();
    response.once("close", () => {
      stop({ method: methodOf(request), route: groupOf(path), status: response.statusCode });
    });
    return next();
  };
}

function startMeasuring() {
  collectDefaultMetrics();
  if (cluster.isWorker) new AggregatorRegistry();
  return new Histogram({
    name: "http_request_duration_seconds",
    help: "How long answers took, by the beginning of the address.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
  });
}

function methodOf({ method }) {
  return METHODS.has(method) ? method : "other";
}

function mayAsk({ headers, socket }, token) {
  if (token) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const isNear = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  return isNear && headers["x-forwarded-for"] === undefined;
}

function isSame(given, expected) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function sendMetrics(response) {
  try {
    const text = await (cluster.isWorker ? askPrimary() : register.metrics());
    response.writeHead(200, { "Content-Type": register.contentType, "Cache-Control": "no-store" });
    response.end(text);
  } catch {
    response.writeHead(503).end();
  }
}

/** Nobody else learns that there is something to ask for. */
function rejectRequest(response) {
  response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
}

function askPrimary() {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, MAX_MILLISECONDS, new Error("The primary does not answer."));
    process.once("message", function onMessage(message) {
      if (message?.type !== ASK) return process.once("message", onMessage);
      clearTimeout(timer);
      resolve(message.text);
    });
    process.send({ type: ASK });
  });
}

/** Lets the primary of a cluster tell its processes the sum of what all of them measured. */
export function totalMetrics() {
  const aggregator = new AggregatorRegistry();
  cluster.on("message", async (worker, message) => {
    if (message?.type !== ASK) return;
    const text = await aggregator.clusterMetrics().catch(() => "");
    if (worker.isConnected()) worker.send({ type: ASK, text });
  });
}
