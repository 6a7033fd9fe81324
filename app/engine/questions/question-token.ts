import { z } from "zod";
import type { Settings } from "~/settings.server";
import { readToken, signToken } from "../shared/signed-token";

type Secret = Pick<Settings, "sessionSecret">;

const PURPOSE = "answer-question";
/** Milliseconds. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
const payloadSchema = z.object({ questionId: z.number().int().positive() });

/** Opens one question, and nothing else, to whoever reads the shop's mail. */
export function signQuestionToken(settings: Secret, questionId: number): string {
  return signToken(settings, PURPOSE, { questionId }, Date.now() + LIFETIME);
}

/** The id of the question; null when the token is forged, for something else or too old. */
export function readQuestionToken(settings: Secret, token: string): number | null {
  return readToken(settings, PURPOSE, token, payloadSchema)?.questionId ?? null;
}
