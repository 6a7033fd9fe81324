import { openLog } from "~/log.server";
import { currentSettings } from "~/settings/settings.server";
import { withoutAddresses } from "../../scripts/logged-error.mjs";
import { rejectionOf } from "./client-rejection";
import { NO_RESPONSE } from "./error-catalog";
import type { GraphqlError } from "./provider-failure";

const log = openLog("provider");

/** Tells the log why the provider did not answer, in the words of specification §8 "Client rejections", with the cause. */
export function logNoResponse(error: unknown): void {
  const rejection = rejectionOf(error, currentSettings().providerTimeout);
  log.error({ err: rejection }, `The provider did not answer: ${rejection.message}`);
}

/**
 * Tells the log which errors of the provider keep a page from being shown: their categories and messages, without
 * addresses. @param request its id
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

/** The response wrapper (specification §3) in place of an answer that did not come: 503. */
export function notResponded(error: unknown): Response {
  logNoResponse(error);
  const body = { status: false, message: NO_RESPONSE, data: null, error: "unavailable" };
  return new Response(JSON.stringify(body), {
    status: 503,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
