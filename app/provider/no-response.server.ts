import { openLog } from "~/log.server";
import { currentSettings } from "~/settings/settings.server";
import { withoutAddresses } from "../../scripts/logged-error.mjs";
import { rejectionOf } from "./client-rejection";
import { NO_RESPONSE } from "./error-catalog";
import type { GraphqlError } from "./provider-failure";

const log = openLog("provider");

/** Logs why the provider did not respond, with the messages of specification §8 "Client rejections" and the cause. */
export function logNoResponse(error: unknown): void {
  const rejection = rejectionOf(error, currentSettings().providerTimeout);
  log.error({ err: rejection }, `The provider did not answer: ${rejection.message}`);
}

/**
 * Logs the provider's errors that made a page fail: categories and messages, without addresses. @param request its id
 */
export function logFailedPage(
  request: string | null,
  errors: readonly GraphqlError[],
  decided: string,
): void {
  const said = errors.map(({ message, path, extensions }) => ({
    message: withoutAddresses(extensions?.debugMessage ?? message),
    category: extensions?.category,
    path: path?.join("."),
  }));
  log.error({ request, errors: said, decided }, "a page failed at the provider");
}

/** The response (503, wrapper of specification §3) in place of one that did not arrive. */
export function notResponded(error: unknown): Response {
  logNoResponse(error);
  const body = { status: false, message: NO_RESPONSE, data: null, error: "unavailable" };
  return new Response(JSON.stringify(body), {
    status: 503,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
