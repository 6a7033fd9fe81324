/**
 * Serves the store with one process, after building it if necessary. The application migrates and seeds its database at
 * startup. Processes of a cluster (cluster.mjs) start here, too, with an existing build.
 */
import "./check-node.mjs";
import "./env-file.mjs";
import cluster from "node:cluster";
import { buildWhenStale } from "./build-when-stale.mjs";
import { explainError } from "./explain-error.mjs";
import { loadBuild } from "./load-build.mjs";
import { endAtUncaughtErrors } from "./uncaught-errors.mjs";

process.env.NODE_ENV ||= "production";
process.env.PORT ||= "3000";
const surviveUncaughtErrors = endAtUncaughtErrors(reject);

if (cluster.isPrimary) buildWhenStale();
// Files of the store are private to its user.
process.umask(0o077);
const build = loadBuild();
const { openShop, serve } = build.entry.module;
await openShop();
const { reportUncaughtError } = await serve(build, {
  port: Number(process.env.PORT),
  host: process.env.HOST,
});
surviveUncaughtErrors(reportUncaughtError);

/** Prints errors that an operator can fix in one line, others with their stack. */
function reject(error) {
  console.error(explainError(error, { port: process.env.PORT, mode: process.env.NODE_ENV }) ?? error);
  process.exit(1);
}
