import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { AwsV4Signer } from "aws4fetch";
import type { Settings } from "~/settings/settings.server";
import { SILENCE_MILLISECONDS } from "./bucket-silence";
import { BucketRejection } from "./file-failure";

/** A bucket of an S3-compatible store, with its access keys. */
export type Bucket = NonNullable<Settings["s3"]>;

export interface BucketRequest {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Key of the object, with the prefix; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  body?: BucketBody;
}

/** The request body; its hash is signed, so that the store rejects corrupted content. */
interface BucketBody {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  open(): Iterable<Buffer> | NodeJS.ReadableStream;
}

/** Header that stores an object's SHA-256 with it. */
export const HASH_HEADER = "x-amz-meta-sha256";

const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const MAX_CONNECTIONS = 32;
/** Maximum part of an error response that is read. */
const MAX_REASON_LENGTH = 2000;

const connections = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
const agents = { "http:": new HttpAgent(connections), "https:": new HttpsAgent(connections) };
const signingKeys = new Map<string, ArrayBuffer>();

/**
 * Sends one request with a path-style URL, which every S3-compatible store supports.
 * @returns a 2xx response with unread body; null when there is no such object
 * @throws BucketRejection for any other response
 * @throws Error without a response
 */
export async function askBucket(bucket: Bucket, asked: BucketRequest): Promise<IncomingMessage | null> {
  const { url, headers } = await signed(bucket, asked);
  const response = await send(url, headers, asked);
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return response;
  const reason = (await buffer(response)).toString("utf8", 0, MAX_REASON_LENGTH);
  const code = /<Code>([^<]*)<\/Code>/.exec(reason)?.[1] ?? "";
  if (status === 404 && code !== "NoSuchBucket") return null;
  throw new BucketRejection(`${asked.method} ${asked.key || bucket.bucket}`, status, code);
}

function signed(bucket: Bucket, { method, key, query = {}, body }: BucketRequest) {
  const address = new URL(`${bucket.endpoint}/${bucket.bucket}${key && `/${key}`}`);
  address.search = new URLSearchParams(query).toString();
  const sha256 = body?.sha256 ?? EMPTY_SHA256;
  return new AwsV4Signer({
    ...bucket,
    method,
    url: address.href,
    service: "s3",
    cache: signingKeys,
    headers: { "x-amz-content-sha256": sha256, ...(body && { [HASH_HEADER]: sha256 }) },
  }).sign();
}

function send(url: URL, headers: Headers, { method, body }: BucketRequest): Promise<IncomingMessage> {
  const protocol = url.protocol === "https:" ? "https:" : "http:";
  const start = protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = start(url, {
      method,
      agent: agents[protocol],
      timeout: SILENCE_MILLISECONDS,
      headers: { ...Object.fromEntries(headers), ...(body && { "Content-Length": String(body.bytes) }) },
    });
    request.once("response", resolve);
    request.once("timeout", () => request.destroy(new Error("The bucket keeps silent.")));
    request.on("error", reject);
    if (body) pipeline(body.open(), request).catch(reject);
    else request.end();
  });
}
