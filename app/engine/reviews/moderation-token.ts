import { z } from "zod";
import type { Settings } from "~/settings.server";
import { readToken, signToken } from "../shared/signed-token";

type Secret = Pick<Settings, "sessionSecret">;

const PURPOSE = "moderate-review";
/** Milliseconds. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
const payloadSchema = z.object({ reviewId: z.number().int().positive() });

/** Opens one review, and nothing else, to whoever reads the shop's mail. */
export function signModerationToken(settings: Secret, reviewId: number): string {
  return signToken(settings, PURPOSE, { reviewId }, Date.now() + LIFETIME);
}

/** The id of the review; null when the token is forged, for something else or too old. */
export function readModerationToken(settings: Secret, token: string): number | null {
  return readToken(settings, PURPOSE, token, payloadSchema)?.reviewId ?? null;
}
