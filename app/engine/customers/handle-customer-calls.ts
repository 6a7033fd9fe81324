import { GraphQLError } from "graphql";
import { z } from "zod";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, rejected } from "../shared/json-response";
import { readJson } from "../shared/read-body";
import { requirePerson } from "../shared/recaptcha";
import { withoutInputErrors } from "../shared/without-input-errors";
import { confirmEmail } from "./confirm-email";
import { resendConfirmation } from "./resend-confirmation";

/** The REST calls about an account's emails (specification §7), under /rest/V1/customers. */

const MAX_BYTES = 10_000;
const email = z.string().max(1000);
const resendSchema = z.object({ email, websiteId: z.number().int().optional() });
const confirmSchema = z.object({ email, confirmationKey: z.string().max(1000) });

/** POST …/resend-confirmation {email, websiteId}: resends the confirmation link; always responds as if it was sent. */
export async function handleResendCall(request: Request, context: EngineContext): Promise<Response> {
  const asked = resendSchema.safeParse(await readJson(request, MAX_BYTES));
  if (!asked.success) return rejected("Invalid request: email is required.", 400);
  await withoutInputErrors(async () => {
    await requirePerson(context);
    await resendConfirmation(context, asked.data.email);
  });
  return jsonResponse({ sent: true });
}

/** POST …/confirm-email {email, confirmationKey}: confirms an email address. */
export async function handleConfirmCall(request: Request, context: EngineContext): Promise<Response> {
  const asked = confirmSchema.safeParse(await readJson(request, MAX_BYTES));
  if (!asked.success) return rejected("Invalid request: email and confirmationKey are required.", 400);
  const { email: typed, confirmationKey } = asked.data;
  try {
    const { customer } = await confirmEmail(context, { email: typed, confirmation_key: confirmationKey });
    return jsonResponse({ email: customer.email });
  } catch (error) {
    if (error instanceof GraphQLError) return rejected(error.message, 400);
    throw error;
  }
}
