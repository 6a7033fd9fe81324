/** The web server: files of `public`, then the shop's routes. In development remix-serve takes its place. */

import { createServer } from "node:http";
import { installGlobals } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { entrance } from "./entrance.mjs";
import { graphqlHandler } from "./graphql-handler.mjs";
import { groupsOf, handlerOfRoutes } from "./handler-of-routes.mjs";
import { healthHandler } from "./health.mjs";
import { limitRequest } from "./limit-request.mjs";
import { metricsHandler } from "./metrics.mjs";
import { logRequest } from "./request-log.mjs";
import { securityHeaders } from "./security-headers.mjs";
import { stopGracefully } from "./stop-gracefully.mjs";

installGlobals();

/** Longer than proxies and browsers keep an idle connection, so that none is closed while a request is on its way. */
const IDLE_MILLISECONDS = 65_000;
/** Whoever sends more slowly only holds a place: nobody's head takes so long, nor a photo on the worst of lines. */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves a build of the shop until the process is asked to stop.
 * @param {import("@remix-run/node").ServerBuild} build
 * @param {{ port: number, host?: string }} address
 */
export function serve(build, { port, host }) {
  const app = express();
  app.disable("x-powered-by");
  // Those of its headers that nobody may be believed are gone by then.
  app.set("trust proxy", true);
  app.use(compression());
  app.use(build.publicPath, express.static(build.assetsBuildDirectory, { immutable: true, maxAge: "1y" }));
  app.use(express.static("public", { maxAge: "1h" }));
  app.all("*", handlerOfRoutes(build));
  app.use(refuseUnreadable);

  const { isShopReady, closeShop, entranceSettings, requestTimeout } = build.entry.module;
  const settings = entranceSettings();
  const handlers = [
    securityHeaders(settings),
    healthHandler(isShopReady),
    logRequest,
    metricsHandler(groupsOf(build), process.env.METRICS_TOKEN),
    entrance(settings),
    limitRequest(requestTimeout()),
    graphqlHandler(build),
    app,
  ];
  const server = createServer(LIMITS, (request, response) => runInTurn(handlers, request, response));
  server.listen(port, host, () => console.log(`The shop is open at http://${host ?? "localhost"}:${port}`));
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  stopGracefully(server, closeShop);
}

/** Each handler answers the request or hands it on. */
function runInTurn([handler, ...others], request, response) {
  handler(request, response, () => runInTurn(others, request, response));
}

/** An address that cannot be read, such as one with a lone %, is the asker's mistake and nothing for the log. */
function refuseUnreadable(error, _request, response, next) {
  if (response.headersSent || !(error.status >= 400 && error.status < 500)) return next(error);
  response.status(error.status).type("text").send("This address cannot be read. Please check it.");
}
