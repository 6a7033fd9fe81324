import { z } from "zod";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, rejected } from "../shared/json-response";
import { logger } from "../shared/logger";
import { readJson } from "../shared/read-body";
import { takePayment } from "./take-payment";

const MAX_BYTES = 8192;
const webhookSchema = z.object({ receipt: z.string() });

/**
 * The payment provider's server notification, which arrives whether or not the shopper returns: 200 once it is
 * recorded, also for duplicates; 400 when the receipt is forged or matches no order. After any other status the
 * provider retries.
 */
export async function handleWebhook(request: Request, context: EngineContext): Promise<Response> {
  const notice = webhookSchema.safeParse(await readJson(request, MAX_BYTES)).data;
  const outcome = notice ? await takePayment(context, notice.receipt) : "UNKNOWN";
  if (outcome !== "UNKNOWN") return jsonResponse({ outcome });
  logger.warn("a notice of a payment was not believed");
  return rejected("The receipt is not one of ours.", 400);
}
