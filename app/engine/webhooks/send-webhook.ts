import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { certificateProblem } from "./certificate-problem";
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
  webhook: WebhookRequest,
  resolveName: ResolveName = resolveAll,
): Promise<number> {
  const address = new URL(webhook.url);
  const host = bareHost(address);
  if (address.protocol !== "https:") throw new Error("The address isn't https.");
  if (isIP(host) && !isPublicAddress(host)) throw notPublic(host);
  return postWebhook(webhook, (name, options, done) => {
    resolveName(name, (error, addresses) => {
      if (error) return done(error, []);
      const hidden = addresses.find((each) => !isPublicAddress(each.address));
      if (hidden || addresses.length === 0) return done(notPublic(name), []);
      if (options.all) return done(null, addresses);
      done(null, addresses[0].address, addresses[0].family);
    });
  });
}

/**
 * Posts a webhook over https. The certificate is always verified, whatever the environment says; authorities besides
 * the known ones are those of `NODE_EXTRA_CA_CERTS`.
 * @param lookup decides which addresses a name leads to
 * @returns the status of the response
 * @throws Error with a sentence for staff when the certificate is not accepted or nothing responds in time
 */
export function postWebhook({ url, headers, body }: WebhookRequest, lookup: LookupFunction): Promise<number> {
  const address = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      address,
      {
        method: "POST",
        agent: false,
        rejectUnauthorized: true,
        headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        lookup,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    outgoing.on("error", (error) => reject(sentenceFor(error, bareHost(address))));
    outgoing.end(body);
  });
}

function sentenceFor(error: Error, host: string): Error {
  if (error.name === "AbortError" || error.name === "TimeoutError")
    return new Error("The address didn't respond in time.");
  const problem = certificateProblem(error, host);
  return problem === null ? error : new Error(problem);
}

function notPublic(host: string): Error {
  return new Error(`${host} isn't on the public internet.`);
}
