import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { backoff } from "./backoff";
import { backoffs } from "./rate-limits";
import { sha256 } from "./secrets";
import { signedToken } from "./signed-token";

const TOO_MANY = "That's a lot in a short time. Please wait a moment and try again.";

const confirmationToken = signedToken({
  purpose: "person-confirmation",
  claims: z.object({ isPerson: z.literal(true) }),
  lifetime: 15 * 60_000,
});

/**
 * Issues a substitute for the captcha after the sender has confirmed to be a person. Frequent confirmations have to
 * wait.
 * @throws GraphQLError of category input during a waiting period
 */
export async function confirmPerson({ db, settings, visitor }: EngineContext): Promise<string> {
  const limit = backoff(db, backoffs.person);
  if (visitor && !(await limit.mayTry(sha256(visitor)))) throw inputError(TOO_MANY);
  return confirmationToken.sign(settings, { isPerson: true });
}

/** True if the text is a valid, unexpired confirmation. */
export function isPersonConfirmation(settings: Pick<Settings, "sessionSecret">, token: string): boolean {
  return confirmationToken.read(settings, token) !== null;
}
