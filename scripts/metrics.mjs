import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import { AggregatorRegistry, collectDefaultMetrics, Histogram, register } from "prom-client";
import { METHODS } from "./methods.mjs";

const ASK = "shop-metrics";
const MAX_MILLISECONDS = 5000;

/** Seconds, from a cached picture to a page that waits for a remote provider. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Registered by the first handler of the process. */
let responses;

/**
 * Counts and times responses, and serves these and process metrics at /metrics, in the Prometheus format. In a cluster,
 * any process responds with the sum of all.
 * @param {(path: string) => string} groupOf maps a path to one of a few group names
 * @param {string | undefined} token required as bearer token; without one, only requests from the machine itself are allowed
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

/** Responds as for an unknown path, to hide the metrics. */
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

/** Lets a cluster's primary provide the sum of all processes' metrics. */
export function totalMetrics() {
  const aggregator = new AggregatorRegistry();
  cluster.on("message", async (worker, message) => {
    if (message?.type !== ASK) return;
    const text = await aggregator.clusterMetrics().catch(() => "");
    if (worker.isConnected()) worker.send({ type: ASK, text });
  });
}
