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
 * What a form sends in the captcha's place after its sender has confirmed in plain words to be a person. Whoever
 * confirms it very often has to wait.
 * @throws GraphQLError of category input while there is a wait
 */
export async function confirmPerson({ db, settings, visitor }: EngineContext): Promise<string> {
  const limit = backoff(db, backoffs.person);
  if (visitor && !(await limit.mayTry(sha256(visitor)))) throw inputError(TOO_MANY);
  return confirmationToken.sign(settings, { isPerson: true });
}

/** Whether the text is such a confirmation and not too old. */
export function isPersonConfirmation(settings: Pick<Settings, "sessionSecret">, token: string): boolean {
  return confirmationToken.read(settings, token) !== null;
}
