import type { LookupFunction } from "node:net";
import { postWebhook } from "~/engine/webhooks/send-webhook";

/** A process that posts one webhook to this machine, whatever its name, and prints the status or the problem. */
const here: LookupFunction = (_name, options, done) => {
  if (options.all) return done(null, [{ address: "127.0.0.1", family: 4 }]);
  done(null, "127.0.0.1", 4);
};

try {
  const status = await postWebhook(JSON.parse(process.env.WEBHOOK ?? ""), here);
  console.log(JSON.stringify({ status }));
} catch (error) {
  console.log(JSON.stringify({ problem: (error as Error).message }));
}
