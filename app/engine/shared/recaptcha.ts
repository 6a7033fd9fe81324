import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { logger } from "./logger";
import { isPersonConfirmation } from "./person-confirmation";

/** Specification §5 "Captcha". */
const NOT_VALIDATED = "Please make sure captcha is validated.";
const LOWEST_SCORE = 0.3;
const PATIENCE_MILLISECONDS = 5000;

const responseSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/**
 * The reason a form is rejected for its captcha; null when it is accepted. Visitors without a token (without
 * JavaScript, without consent to the service, or when the service is unavailable) confirm to be a person
 * (person-confirmation.ts) and send that confirmation.
 */
export async function captchaProblem(
  settings: Pick<Settings, "recaptcha" | "sessionSecret">,
  token: string | null | undefined,
): Promise<string | null> {
  const { recaptcha } = settings;
  if (!recaptcha || (token && isPersonConfirmation(settings, token))) return null;
  const isValidated = token ? await isSolved(recaptcha, token) : false;
  return isValidated ? null : NOT_VALIDATED;
}

/**
 * Requires a captcha for a public form where the captcha's keys are configured; not for signed-in customers, who solved
 * one before.
 * @throws GraphQLError of category input that names the field recaptcha_response
 */
export async function requirePerson(context: Pick<EngineContext, "settings" | "captcha" | "customer">) {
  const problem = await captchaProblem(context.settings, context.captcha);
  if (problem && !(await context.customer())) throw inputError(problem, "recaptcha_response");
}

async function isSolved({ secret, verifyUrl }: NonNullable<Settings["recaptcha"]>, token: string) {
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    const { success, score = 1 } = responseSchema.parse(await response.json());
    return success && score >= LOWEST_SCORE;
  } catch (error) {
    logger.warn({ err: error }, "the captcha service did not answer");
    return false;
  }
}
