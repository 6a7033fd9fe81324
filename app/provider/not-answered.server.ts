import { openLog } from "~/log.server";
import { currentSettings } from "~/settings.server";
import { rejectionOf } from "./client-rejection";
import { NO_RESPONSE } from "./error-catalogue";

const log = openLog("provider");

/** Tells the log why the provider did not answer, in the words of specification §8 "Client rejections". */
export function logNoAnswer(error: unknown): void {
  const { message } = rejectionOf(error, currentSettings().providerTimeout);
  log.error(`The provider did not answer: ${message}`);
}

/** The response wrapper (specification §3) in place of an answer that did not come: 503. */
export function notAnswered(error: unknown): Response {
  logNoAnswer(error);
  const body = { status: false, message: NO_RESPONSE, data: null, error: "unavailable" };
  return new Response(JSON.stringify(body), {
    status: 503,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
