/** The web server: files of `public`, then the application's routes. */

import "./install-globals.mjs";
import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import compression from "compression";
import { boundConnections } from "./bound-connections.mjs";
import { entrance } from "./entrance.mjs";
import { graphqlHandler } from "./graphql-handler.mjs";
import { handleInTurn } from "./handle-in-turn.mjs";
import { healthHandler } from "./health.mjs";
import { limitRequest } from "./limit-request.mjs";
import { log } from "./log.mjs";
import { metricsHandler } from "./metrics.mjs";
import { publicFiles } from "./public-files.mjs";
import { remixHandler } from "./remix-handler.mjs";
import { groupsOf, remixOfRoutes } from "./remix-of-routes.mjs";
import { logRequest } from "./request-log.mjs";
import { securityHeaders } from "./security-headers.mjs";
import { shareEventLoop } from "./share-event-loop.mjs";
import { sharedPages } from "./shared-pages.mjs";
import { boundPendingResponses, dropStalledReaders } from "./slow-readers.mjs";
import { endConnectionWhenStopping, stopGracefully } from "./stop-gracefully.mjs";
import { trustedPeers } from "./trust-proxies.mjs";
import { uncaughtErrorReporter } from "./uncaught-error-reporter.mjs";
import { receiveBodies } from "./uploads/receive-bodies.mjs";

/**
 * Longer than the keep-alive timeouts of proxies and browsers, so that no connection is closed while a request is sent.
 */
const IDLE_MILLISECONDS = 65_000;
/** Limits for slow clients, generous even for a photo over the slowest connections. */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/**
 * @typedef {object} Served
 * @property {number} port that was free, if the given one was 0
 * @property {(build: import("@remix-run/node").ServerBuild) => void} replaceBuild serves later requests with another build of the same store
 * @property {(error: unknown) => void} reportUncaughtError
 */

/**
 * Serves a build of the store until the process is asked to stop.
 * @param {import("@remix-run/node").ServerBuild} build
 * @param {{ port: number, host?: string, handlers?: Parameters<typeof handleInTurn>[0] }} options `handlers` run before the build
 * @returns {Promise<Served>} resolves once connections are accepted
 * @throws Error when the port is in use
 */
export async function serve(build, { port, host, handlers = [] }) {
  const {
    closeShop,
    entranceSettings,
    connectionLimits,
    stopDelay,
    visitorNetwork,
    warnAtStart,
    watchProvider,
  } = build.entry.module;
  const settings = entranceSettings();
  const { maxConnections, readers } = connectionLimits();
  let listener = listenerFor(build, handlers);
  const server = createServer(LIMITS, (request, response) => listener(request, response));
  boundConnections(server, maxConnections, { isTrusted: trustedPeers(settings), visitorNetwork });
  boundPendingResponses(server, readers);
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  server.on("connect", rejectTunnel);
  await once(server.listen(port, host), "listening");
  server.on("error", (error) => log.error({ err: error }, "no connection could be taken"));
  stopGracefully(server, closeShop, stopDelay());
  // A process that takes the place of the first has its number.
  const isFirst = cluster.isPrimary || process.env.CLUSTER_PROCESS === "1";
  watchProvider(isFirst);
  if (isFirst) {
    // Not awaited: a database that fails just now must not end a store that is open.
    warnAtStart().catch((error) => log.warn({ err: error }, "the warnings for the operator are unknown"));
  }
  const { port: openPort } = server.address();
  console.log(`The shop is open at http://${host ?? "localhost"}:${openPort}`);
  return {
    port: openPort,
    replaceBuild(newBuild) {
      listener = listenerFor(newBuild, handlers);
    },
    reportUncaughtError: uncaughtErrorReporter(),
  };
}

/** The handlers of a request in order, up to the build's routes. */
function listenerFor(build, handlers) {
  const remixOf = remixOfRoutes(build);
  const { isShopReady, entranceSettings, connectionLimits, requestTimeout } = build.entry.module;
  const settings = entranceSettings();
  const { uploads, readers } = connectionLimits();
  const receive = receiveBodies(uploads, build.entry.module);
  const result = handleInTurn([
    limitRequest(requestTimeout()),
    shareEventLoop(),
    ...handlers,
    graphqlHandler(build),
    publicFiles(build),
    sharedPages(build, remixOf),
    compression(),
    remixHandler(remixOf),
  ]);
  return handleInTurn([
    dropStalledReaders(readers),
    securityHeaders(settings),
    endConnectionWhenStopping,
    healthHandler(isShopReady),
    logRequest,
    metricsHandler(groupsOf(build), process.env.METRICS_TOKEN),
    entrance(settings),
    (request, response) => receive(request, response, (received) => result(received, response)),
  ]);
}

/** Without a listener, the connection would be closed without a response. */
function rejectTunnel(_request, socket) {
  socket.on("error", () => {});
  socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}
