/**
 * The load generator, a separate process: reads a Load as JSON from stdin, writes the Measured result to stdout. Every
 * connection cycles through its own share of the requests, so that no two send the same one.
 */
import { text } from "node:stream/consumers";
import autocannon from "autocannon";
import type { Load, Measured } from "./measure";
import { percentile } from "./percentile";

const load: Load = JSON.parse(await text(process.stdin));
const milliseconds: number[] = [];
let connected = 0;
const began = performance.now();
let ended = began;

const options: autocannon.Options = {
  url: load.address,
  connections: load.connections,
  ...(load.once ? { amount: load.requests.length } : { duration: load.seconds }),
  // GraphQL tells errors with status 200.
  verifyBody: (body) => !String(body).startsWith('{"errors"'),
  setupClient(client) {
    const own = connected++ % load.connections;
    const share = load.requests.filter((_, index) => index % load.connections === own);
    client.setRequests(share.length > 0 ? share : load.requests);
  },
};

const result = await new Promise<autocannon.Result>((done, fail) => {
  const run = autocannon(options, (error, finished) => (error ? fail(error) : done(finished)));
  run.on("response", (_client, _status, _bytes, time) => {
    milliseconds.push(time);
    ended = performance.now();
  });
});
milliseconds.sort((one, other) => one - other);
const measured: Measured = {
  // Autocannon ends only with its next whole second.
  requestsPerSecond: (result["2xx"] / (ended - began)) * 1000,
  responses: result["2xx"],
  p50: percentile(milliseconds, 50),
  p95: percentile(milliseconds, 95),
  p99: percentile(milliseconds, 99),
  failed: result.non2xx + result.errors + result.mismatches,
};
process.stdout.write(JSON.stringify(measured));
