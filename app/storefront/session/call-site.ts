import { rejectionOf, statusRejection } from "~/provider/client-rejection";

/**
 * The browser's generic client for requests to its own site (specification §7). Writing requests carry the anti-forgery
 * cookie as a header; 2xx is success; there is no timeout by default.
 */

export interface SiteCall extends Pick<RequestInit, "method" | "body" | "headers" | "keepalive" | "signal"> {
  /** In milliseconds; no timeout by default. */
  timeout?: number;
}

/** @throws ClientRejection with a message of specification §8; the signal's own reason when that aborted the request */
export async function callSite(
  address: string | URL,
  { timeout = 0, signal, ...call }: SiteCall = {},
): Promise<Response> {
  const limit = timeout > 0 ? AbortSignal.timeout(timeout) : null;
  const signals = [signal, limit].filter((each) => each !== null && each !== undefined);
  const headers = new Headers(call.headers);
  for (const [name, value] of antiForgeryHeaders(call.method)) headers.set(name, value);
  const options = { ...call, headers, signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0] };
  const response = await fetch(address, options).catch((error) => {
    throw signal?.aborted ? error : rejectionOf(error, timeout);
  });
  if (!response.ok) throw statusRejection(response);
  return response;
}

interface FileCall {
  /** Receives the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts a file as the request body. It uses XMLHttpRequest, since `fetch` reports no upload progress.
 * @throws ClientRejection as `callSite`; 'Network Error' also when the signal aborted it
 */
export function sendFile(address: string, file: Blob, { onProgress, signal }: FileCall): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    for (const [name, value] of antiForgeryHeaders("POST")) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status });
      if (response.ok) resolve(response);
      else reject(statusRejection(response));
    };
    request.onerror = () => reject(rejectionOf(null, 0));
    request.onabort = () => reject(rejectionOf(null, 0));
    signal?.addEventListener("abort", () => request.abort());
    onProgress(0);
    request.send(file);
  });
}

function antiForgeryHeaders(method = "GET"): [string, string][] {
  if (method === "GET" || method === "HEAD") return [];
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
  return token ? [["X-XSRF-TOKEN", decodeURIComponent(token)]] : [];
}
