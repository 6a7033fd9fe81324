import { json } from "@remix-run/node";
import { cookieIdentity, rejectForgery } from "~/provider/anti-forgery.server";
import { openProvider } from "~/provider/provider.server";
import { storePhoto } from "./store-photo.server";
import { LARGEST_PHOTO, PHOTO_TOO_LARGE, type PhotoResponse } from "./upload-photo";

/**
 * Stores the photo in the request's body. Returns 422 with a message when it is not a photo or too large, 403 when
 * another site sent it.
 */
export async function receivePhoto(request: Request) {
  const forged = await rejectForgery(request, await cookieIdentity(request));
  if (forged) return forged;
  const bytes = await readBody(request);
  if (!bytes) return json<PhotoResponse>({ status: false, message: PHOTO_TOO_LARGE }, { status: 422 });
  const provider = await openProvider(request);
  provider.ensureDesignOwner();
  const stored = await storePhoto(provider, bytes);
  if ("message" in stored) return json<PhotoResponse>({ status: false, ...stored }, { status: 422 });
  return json<PhotoResponse>({ status: true, data: stored.photo }, { headers: await provider.headers() });
}

/** Reads the body; returns null when it exceeds the size limit of a photo. */
async function readBody(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LARGEST_PHOTO) return null;
  const chunks: Uint8Array[] = [];
  let received = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
    if (received > LARGEST_PHOTO) return null;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
