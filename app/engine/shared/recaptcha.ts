import { z } from "zod";
import type { Settings } from "~/settings.server";
import { logger } from "./logger";

/** Specification §5 "Captcha". */
const NOT_VALIDATED = "Please make sure captcha is validated.";
const LOWEST_SCORE = 0.3;
const PATIENCE_MILLISECONDS = 5000;

const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/**
 * Why a form is refused for its captcha; null when it may go on. Whoever sends no token, for want of JavaScript or of
 * consent to the service, is judged by the other means of the form; so is everybody while the service does not answer.
 */
export async function captchaProblem(
  { recaptcha }: Pick<Settings, "recaptcha">,
  token: string | null | undefined,
): Promise<string | null> {
  if (!recaptcha || !token) return null;
  try {
    const response = await fetch(recaptcha.verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret: recaptcha.secret, response: token }),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    const { success, score = 1 } = answerSchema.parse(await response.json());
    return success && score >= LOWEST_SCORE ? null : NOT_VALIDATED;
  } catch (error) {
    logger.warn({ err: error }, "the captcha service did not answer");
    return null;
  }
}
