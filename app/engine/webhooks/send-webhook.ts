import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { request } from "node:https";
import { isIP } from "node:net";
import { bareHost, isPublicAddress } from "./public-address";

const TIMEOUT_MILLISECONDS = 10_000;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a webhook. @returns the status of the response. @throws Error when there is none */
export type SendWebhook = (webhook: WebhookRequest) => Promise<number>;

/** Finds all addresses of a name, as `dns.lookup` does with `all`. */
export type ResolveName = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveAll: ResolveName = (name, done) => systemLookup(name, { all: true }, done);

/**
 * Sends a webhook to a public address alone: the address that is checked is the one that is connected to, so that a name
 * that later leads elsewhere gives no access to private networks. Redirects are not followed, and the body of the
 * response is not read.
 */
export async function sendPublicly(
  { url, headers, body }: WebhookRequest,
  resolveName: ResolveName = resolveAll,
): Promise<number> {
  const address = new URL(url);
  const host = bareHost(address);
  if (address.protocol !== "https:") throw new Error("The address isn't https.");
  if (isIP(host) && !isPublicAddress(host)) throw notPublic(host);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      {
        method: "POST",
        agent: false,
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        lookup: (name, options, done) => {
          resolveName(name, (error, addresses) => {
            if (error) return done(error, []);
            const hidden = addresses.find((each) => !isPublicAddress(each.address));
            if (hidden || addresses.length === 0) return done(notPublic(name), []);
            if (options.all) return done(null, addresses);
            done(null, addresses[0].address, addresses[0].family);
          });
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    outgoing.on("error", (error) => {
      const isLate = error.name === "AbortError" || error.name === "TimeoutError";
      reject(isLate ? new Error("The address didn't respond in time.") : error);
    });
    outgoing.end(body);
  });
}

function notPublic(host: string): Error {
  return new Error(`${host} isn't on the public internet.`);
}
