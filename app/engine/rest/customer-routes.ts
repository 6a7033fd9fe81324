import { z } from "zod";
import { readAddresses } from "../customers/addresses";
import { logIn } from "../customers/log-in";
import { requestPasswordReset } from "../customers/request-password-reset";
import { saveCustomer } from "../customers/save-customer";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { requirePerson } from "../shared/recaptcha";
import { withoutInputErrors } from "../shared/without-input-errors";
import { customerResponse } from "./customer-response";
import { readMagentoBody } from "./magento-body";
import { customerSchema, noSuchAddress, savedCustomer } from "./magento-customer";
import { asMagentoResponse, notAuthorized, wrongRequest } from "./magento-response";
import { get, post, put, type RestRoute } from "./rest-route";
import { storeId } from "./store-routes";

/** Customers in Magento's REST API: tokens, the bearer's own data, and the calls for a forgotten password. */

const TEMPLATES = ["email_reminder", "email_reset"];
const UNKNOWN_TEMPLATE =
  'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.';
const PASSWORD = /^\/rest\/(?:mpc\/)?V1\/customers\/password$/;

const passwordSchema = z.object({
  email: z.string().max(1000),
  template: z.string().max(100),
  // Magento converts numbers in text.
  website_id: z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).nullish(),
});
/** The storefront's own call (specification §7) may leave the template out, which Magento's may not. */
const resetSchema = passwordSchema.extend({ template: passwordSchema.shape.template.default("email_reset") });

const tokenSchema = z.object({ username: z.string().max(1000), password: z.string().max(1000) });

export const customerRoutes: RestRoute[] = [
  post(/^\/rest\/(?:mpc\/)?V1\/integration\/customer\/token$/, (request, context) =>
    asMagentoResponse(() => createToken(request, context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/customers\/me$/, (_request, context) =>
    asMagentoResponse(() => showCustomer(context)),
  ),
  put(/^\/rest\/(?:mpc\/)?V1\/customers\/me$/, (request, context) =>
    asMagentoResponse(() => changeCustomer(request, context)),
  ),
  post(PASSWORD, (request, context) => handlePasswordCall(request, context, resetSchema)),
  put(PASSWORD, (request, context) => handlePasswordCall(request, context, passwordSchema)),
];

/**
 * POST integration/customer/token {username, password}: signs in, with the same limits as on the store's pages. Responds
 * with the token.
 */
async function createToken(request: Request, context: EngineContext): Promise<string> {
  const { username, password } = await readMagentoBody(request, tokenSchema);
  const login = { email: username, password, recaptcha_response: context.captcha };
  return (await logIn(context, login)).token;
}

/** GET customers/me. @throws Error 401 without a valid token */
async function showCustomer(context: EngineContext): Promise<object> {
  const customer = await context.customer();
  if (!customer) throw notAuthorized();
  return customerOf(context, customer);
}

/**
 * PUT customers/me {customer}: saves the bearer's details and, when `addresses` is sent, the whole address book.
 * @throws Error 400 for what is missing or wrong, 401 without a valid token, 404 for an address of another's
 */
async function changeCustomer(request: Request, context: EngineContext): Promise<object> {
  const current = await context.customer();
  if (!current) throw notAuthorized();
  const { customer } = await readMagentoBody(request, customerSchema);
  const saved = savedCustomer(customer, current);
  const missing = noSuchAddress(customer, await readAddresses(context.db, current.id));
  if (missing) throw missing;
  return customerOf(context, await saveCustomer(context, saved));
}

async function customerOf(context: EngineContext, customer: Row<"customer">): Promise<object> {
  const addresses = await readAddresses(context.db, customer.id);
  return customerResponse(customer, addresses, storeId(context, context.storeCode));
}

/** {email, template, websiteId}: sends a password reset link; always reported as sent (specification §7). */
function handlePasswordCall(
  request: Request,
  context: EngineContext,
  schema: z.ZodType<{ email: string; template: string }, z.ZodTypeDef, unknown>,
): Promise<Response> {
  return asMagentoResponse(async () => {
    const { email, template } = await readMagentoBody(request, schema);
    requireTemplate(template);
    await withoutInputErrors(async () => {
      await requirePerson(context);
      await requestPasswordReset(context, email);
    });
    return true;
  });
}

/** @throws Error 400 for a template that Magento does not have */
function requireTemplate(value: string): void {
  if (TEMPLATES.includes(value)) return;
  const [template1, template2] = TEMPLATES;
  throw wrongRequest(UNKNOWN_TEMPLATE, { value, fieldName: "template", template1, template2 });
}
