import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outlineOfMask } from "~/design/photo-mask/outline-of-mask";
import { ForegroundFailed, type ForegroundModel, findForeground, withImageFolder } from "~/image-processing";
import { deadlineOf } from "~/request-deadline.server";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, rejected } from "../shared/json-response";
import { findPhotos } from "./find-photos";
import { imageVisitor, rejectUpload, UploadRejection } from "./image-turn";
import { ownerOf, owns } from "./owner";
import { readPhoto } from "./photo-files";
import { countPhoto, maySendPhoto } from "./photo-rate-limit";
import { rejectPhoto } from "./photo-response";

const NO_PET = "We couldn't find a pet in this photo. You can still cut it out by hand.";
const FAILED = "We couldn't look for your pet just now. You can still cut it out by hand.";
const MANY =
  "That's a lot of photos in a short time. You can cut this one out by hand, or try again in an hour.";

/**
 * POST /rest/mpc/V1/photos/{id}/outline: the outline of the pet in the visitor's own photo, found by the store's model.
 * Its processor time counts toward the visitor's limit of photos.
 */
export async function respondWithOutline(
  request: Request,
  context: EngineContext,
  id: string,
): Promise<Response> {
  const { cutOutModel } = context.settings;
  if (cutOutModel === null) return rejected("This store has no model for cutouts.", 404, "not-found");
  const photo = (await findPhotos(context.db, [id])).get(id);
  if (!photo || !owns(await ownerOf(context), photo)) return rejectPhoto();
  if (!(await maySendPhoto(context))) return rejected(MANY, 429, "too-many");
  const file = await readPhoto(context.settings, id, "display");
  if (!file) return rejectPhoto();
  try {
    const outline = await outlineIn(file, cutOutModel, context, request);
    return jsonResponse({ outline });
  } catch (error) {
    if (error instanceof ForegroundFailed) return rejectFailure(context, error);
    return rejectUpload(context, error);
  }
}

/** @throws UploadRejection when there is no pet; ForegroundFailed, TooManyImages */
function outlineIn(jpeg: Buffer, model: ForegroundModel, context: EngineContext, request: Request) {
  return withImageFolder(async (folder) => {
    const input = join(folder, "photo.jpg");
    await writeFile(input, jpeg);
    const visitor = imageVisitor(context);
    const mask = await findForeground(model, { input, folder, visitor, signal: signalOf(request, model) });
    const outline = outlineOfMask(mask);
    if (!outline) throw new UploadRejection(NO_PET, mask.seconds);
    await countPhoto(context, 0, mask.seconds);
    return outline;
  });
}

/** Aborts when the client leaves, or has waited as long as it may: for its turn, the model and the result. */
function signalOf(request: Request, { maxSeconds }: ForegroundModel): AbortSignal {
  const deadline = deadlineOf(request.headers) ?? Number.POSITIVE_INFINITY;
  const milliseconds = Math.min(maxSeconds * 1000, Math.max(0, deadline - performance.now()));
  return AbortSignal.any([request.signal, AbortSignal.timeout(Math.round(milliseconds))]);
}

/** The shopper can do nothing about it; the log says why. */
async function rejectFailure(context: EngineContext, { seconds }: ForegroundFailed): Promise<Response> {
  await countPhoto(context, 0, seconds);
  return rejected(FAILED, 503, "unavailable");
}
