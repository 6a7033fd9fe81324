import { z } from "zod";
import { requestPasswordReset } from "../customers/request-password-reset";
import type { EngineContext } from "../graphql/context";
import { readJson } from "../shared/read-body";
import { requirePerson } from "../shared/recaptcha";
import { withoutInputErrors } from "../shared/without-input-errors";
import { asMagentoResponse, wrongRequest } from "./magento-response";
import { post, put, type RestRoute } from "./rest-route";

/** The call for a forgotten password, answered as by Magento: true, or {message, parameters}. */

const MAX_BYTES = 10_000;
const TEMPLATES = ["email_reset", "email_reminder"] as const;
const PASSWORD = /^\/rest\/(?:mpc\/)?V1\/customers\/password$/;

export const customerRoutes: RestRoute[] = [
  post(PASSWORD, handlePasswordCall),
  put(PASSWORD, handlePasswordCall),
];

const passwordSchema = z.object({
  email: z.string().max(1000),
  template: z.string().max(100).default(TEMPLATES[0]),
  websiteId: z.number().int().optional(),
});

/** {email, template, websiteId}: sends a password reset link; always reported as sent (specification §7). */
function handlePasswordCall(request: Request, context: EngineContext): Promise<Response> {
  return asMagentoResponse(async () => {
    const asked = passwordSchema.safeParse(await readJson(request, MAX_BYTES));
    if (!asked.success) {
      const fieldName = String(asked.error.issues[0].path[0] ?? "email");
      throw wrongRequest('"%fieldName" is required. Enter and try again.', { fieldName });
    }
    requireTemplate(asked.data.template);
    await withoutInputErrors(async () => {
      await requirePerson(context);
      await requestPasswordReset(context, asked.data.email);
    });
    return true;
  });
}

/** @throws Error 400 for a template that Magento does not have */
function requireTemplate(value: string): void {
  if (TEMPLATES.some((template) => template === value)) return;
  throw wrongRequest('Invalid value of "%value" provided for the %fieldName field.', {
    value,
    fieldName: "template",
  });
}
