import { z } from "zod";
import type { Settings } from "~/settings.server";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { growingBrake } from "./growing-brake";
import { sha256 } from "./secrets";
import { readToken, signToken } from "./signed-token";

const PURPOSE = "person-confirmation";
const LIFETIME_MILLISECONDS = 15 * 60_000;
const TOO_MANY = "That was a lot in a short time. Please wait a moment and try again.";

const payloadSchema = z.object({ isPerson: z.literal(true) });

/**
 * What a form sends in the captcha's place after its sender has confirmed in plain words to be a person. Whoever
 * confirms it very often has to wait.
 * @throws GraphQLError of category input while there is a wait
 */
export async function confirmPerson({ db, settings, visitor }: EngineContext): Promise<string> {
  const brake = growingBrake(db, {
    name: "person",
    freeTries: 60,
    firstWait: 10,
    longestWait: 600,
    memory: 60 * 60,
  });
  if (visitor && !(await brake.mayTry(sha256(visitor)))) throw inputError(TOO_MANY);
  return signToken(settings, PURPOSE, { isPerson: true }, Date.now() + LIFETIME_MILLISECONDS);
}

/** Whether the text is such a confirmation and not too old. */
export function isPersonConfirmation(settings: Pick<Settings, "sessionSecret">, token: string): boolean {
  return readToken(settings, PURPOSE, token, payloadSchema) !== null;
}
