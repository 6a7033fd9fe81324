import { z } from "zod";
import type { Settings } from "~/settings.server";
import { isRandomId } from "../shared/secrets";
import { readToken, signToken } from "../shared/signed-token";

type Secret = Pick<Settings, "sessionSecret">;

const PURPOSE = "view-shared-photo";
/** Milliseconds. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
const payloadSchema = z.object({ photoId: z.string().refine(isRandomId) });

/** Shows one shared photo, and nothing else, to whoever reads the shop's mail. */
export function signSharedPhotoToken(settings: Secret, photoId: string): string {
  return signToken(settings, PURPOSE, { photoId }, Date.now() + LIFETIME);
}

/** The id of the photo; null when the token is forged, for something else or too old. */
export function readSharedPhotoToken(settings: Secret, token: string): string | null {
  return readToken(settings, PURPOSE, token, payloadSchema)?.photoId ?? null;
}
