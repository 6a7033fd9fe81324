import { json } from "@remix-run/node";
import { cookieIdentity, rejectForgery } from "~/provider/anti-forgery.server";
import { openProvider } from "~/provider/provider.server";
import { storePhoto } from "./store-photo.server";
import { LARGEST_PHOTO, PHOTO_TOO_LARGE, type PhotoResponse } from "./upload-photo";

/**
 * Stores the photo in the request's body. Returns 422 with a message when it is not a photo or too large, 403 when
 * another site sent it. The photo is passed on as it is read, so that it is never in memory as a whole.
 */
export async function receivePhoto(request: Request) {
  const forged = await rejectForgery(request, await cookieIdentity(request));
  if (forged) return forged;
  if (Number(request.headers.get("Content-Length") ?? 0) > LARGEST_PHOTO) {
    return json<PhotoResponse>({ status: false, message: PHOTO_TOO_LARGE }, { status: 422 });
  }
  const provider = await openProvider(request);
  provider.ensureDesignOwner();
  const stored = await storePhoto(provider, request.body ?? Buffer.alloc(0));
  if ("message" in stored) return json<PhotoResponse>({ status: false, ...stored }, { status: 422 });
  return json<PhotoResponse>({ status: true, data: stored.photo }, { headers: await provider.headers() });
}
