import type { EasyPostSettings } from "~/settings/shipping.server";

/** EasyPost has rejected a call: repeating it cannot help. */
export class EasyPostRejected extends Error {
  constructor(
    readonly status: number,
    /** EasyPost's code, such as SHIPMENT.POSTAGE.EXISTS. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface EasyPostCall {
  method: "GET" | "POST";
  /** Such as /v2/shipments. */
  path: string;
  body?: object;
  /** Milliseconds. */
  timeout: number;
}

/**
 * Calls EasyPost's API.
 * @returns the response's JSON
 * @throws EasyPostRejected for a status from 400 to 499, except 429; any other error: the call may be repeated
 */
export async function callEasyPost(
  { apiKey, url }: Pick<EasyPostSettings, "apiKey" | "url">,
  { body, method, path, timeout }: EasyPostCall,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: "error",
    signal,
  }).catch((error) => {
    throw signal.aborted ? new Error("EasyPost didn't answer in time.", { cause: error }) : error;
  });
  if (response.ok) return response.json();
  const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
  if (!isFinal) throw new Error(`EasyPost answered with status ${response.status}.`);
  const { code, message } = errorOf(await response.json().catch(() => null));
  throw new EasyPostRejected(response.status, code, message);
}

/** EasyPost's errors: {"error": {"code", "message", "errors"}}; the message may be a list. */
function errorOf(body: unknown): { code: string; message: string } {
  const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  const message = Array.isArray(error?.message) ? error.message.join(" ") : error?.message;
  return { code: String(error?.code ?? "UNKNOWN"), message: String(message ?? "EasyPost gave no reason.") };
}
