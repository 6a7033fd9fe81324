import { GraphQLError } from "graphql";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { LoginUniversalPasswordOutput } from "../graphql/resolvers.generated";
import type { OpenedSession } from "../sessions/open-session";
import { logIn } from "./log-in";
import { logInByCode } from "./log-in-by-code";

const LOGGED_IN = "You have successfully logged in.";
export const PASSWORD_REMOVED =
  "You have successfully logged in. This address hadn't been confirmed before, so we removed the old password. You can create a new one any time.";
const UNKNOWN_TYPE = "There is no such way to log in.";

interface UniversalLogin {
  username: string;
  /** The password, or the mailed code. */
  password: string;
  /** "password" or "otp". */
  logintype: string;
  recaptcha_response?: string | null;
}

/**
 * `loginUniversalpassword` (specification §7): signs in by password or mailed code; failures are reported in the
 * response.
 */
export async function logInUniversally(
  context: EngineContext,
  login: UniversalLogin,
): Promise<LoginUniversalPasswordOutput> {
  try {
    const { token, priceCode, isPasswordRemoved } = await logInByType(context, login);
    const message = isPasswordRemoved ? PASSWORD_REMOVED : LOGGED_IN;
    return { success: true, message, token, cachePrice: priceCode };
  } catch (error) {
    if (error instanceof GraphQLError) return { success: false, message: error.message };
    throw error;
  }
}

function logInByType(
  context: EngineContext,
  { username: email, password, logintype, recaptcha_response }: UniversalLogin,
): Promise<OpenedSession & { isPasswordRemoved?: boolean }> {
  if (logintype === "password") return logIn(context, { email, password, recaptcha_response });
  if (logintype === "otp") return logInByCode(context, { email, code: password, recaptcha_response });
  throw inputError(UNKNOWN_TYPE, "logintype");
}
