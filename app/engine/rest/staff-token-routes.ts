import { z } from "zod";
import type { EngineContext } from "../graphql/context";
import { createApiToken } from "../staff/api-token";
import { readMagentoBody } from "./magento-body";
import { asMagentoResponse, wrongRequest } from "./magento-response";
import { post, type RestRoute } from "./rest-route";

/** Tokens of staff in Magento's REST API, as its module for two-factor sign-in has them. */

const CODE_DIGITS = 6;
const PROVIDER = "google";
const USE_CODE = `Send a code of your authenticator app, too: POST /rest/V1/tfa/provider/${PROVIDER}/authenticate.`;
const ENROLL =
  "Your role needs an authenticator app. Sign in at /admin to set it up, then request the token.";

const passwordSchema = z.object({ username: z.string().max(1000), password: z.string().max(1000) });
const codeSchema = passwordSchema.extend({
  // Magento converts numbers in text.
  otp: z.union([
    z.string().max(100),
    z
      .number()
      .int()
      .nonnegative()
      .transform((code) => String(code).padStart(CODE_DIGITS, "0")),
  ]),
});

export const staffTokenRoutes: RestRoute[] = [
  post(/^\/rest\/(?:mpc\/)?V1\/integration\/admin\/token$/, (request, context) =>
    asMagentoResponse(async () => tokenOf(context, await readMagentoBody(request, passwordSchema))),
  ),
  post(/^\/rest\/(?:mpc\/)?V1\/tfa\/provider\/google\/authenticate$/, (request, context) =>
    asMagentoResponse(async () => tokenOf(context, await readMagentoBody(request, codeSchema))),
  ),
];

/**
 * {username, password}, and {otp} where an authenticator app is in use: responds with a token.
 * @throws Error 400 when the second step is missing, with the providers of it; 401 for what does not match
 */
async function tokenOf(
  context: EngineContext,
  { username, password, otp = null }: { username: string; password: string; otp?: string | null },
): Promise<string> {
  const result = await createApiToken(context, { email: username, password, code: otp });
  if ("token" in result) return result.token;
  if (result.missing === "code") throw wrongRequest(USE_CODE, { active_providers: [PROVIDER] });
  throw wrongRequest(ENROLL, { providers: [PROVIDER], active_providers: [] });
}
