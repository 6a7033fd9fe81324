import { join } from "node:path";
import { prepareWorker, withImageFolder } from "~/image-processing";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, notAuthorized, rejected } from "../shared/json-response";
import { saveBody } from "../shared/save-body";
import { randomId } from "../shared/secrets";
import { imageVisitor, rejectForAnHour, rejectUpload } from "./image-turn";
import { type Owner, ownedColumns, ownerOf } from "./owner";
import { removePhoto, writePhoto } from "./photo-files";
import { countPhoto, maySendPhoto } from "./photo-rate-limit";
import { type ReencodedPhoto, reencodePhoto } from "./reencode-photo";

const MAX_BYTES = 60 * 1024 * 1024;

/**
 * POST /rest/mpc/V1/photos with the file as body: stores a photo for its owner; responds with its id, its size in
 * pixels, when it was taken, where it is cropped at first and its main colors.
 */
export async function receivePhoto(request: Request, context: EngineContext): Promise<Response> {
  const owner = await ownerOf(context);
  if (owner.customerId === null && owner.ownerHash === null) {
    return notAuthorized();
  }
  if (!(await maySendPhoto(context))) return rejectForAnHour();
  prepareWorker();
  return withImageFolder(async (folder) => {
    const input = join(folder, "sent");
    if (!(await saveBody(request, input, MAX_BYTES)))
      return rejected("This photo is larger than 60 MB. Please choose a smaller one.", 413);
    const reencoded = await tryReencoding(context, { input, folder, signal: request.signal });
    if (reencoded instanceof Response) return reencoded;
    const { width, height, takenAt, focus, colors } = reencoded;
    const id = await keepPhoto(context, owner, reencoded);
    await countPhoto(context, reencoded.bytes, reencoded.seconds);
    return jsonResponse({ id, width, height, taken_at: takenAt, focus, colors }, 201);
  });
}

/** @returns the photo's id */
async function keepPhoto(context: EngineContext, owner: Owner, photo: ReencodedPhoto): Promise<string> {
  const id = randomId();
  try {
    await writePhoto(context.settings, id, photo);
    await insertPhoto(context, owner, id, photo);
    return id;
  } catch (error) {
    await removePhoto(context.settings, id);
    throw error;
  }
}

async function insertPhoto({ db }: EngineContext, owner: Owner, id: string, photo: ReencodedPhoto) {
  await db
    .insertInto("photo")
    .values({
      id,
      width: photo.width,
      height: photo.height,
      bytes: photo.bytes,
      taken_at: photo.takenAt,
      focus_x: photo.focus?.x ?? null,
      focus_y: photo.focus?.y ?? null,
      colors: photo.colors.join(" "),
      paths: null,
      created_at: new Date().toISOString(),
      ...ownedColumns(owner),
    })
    .execute();
}

async function tryReencoding(
  context: EngineContext,
  source: { input: string; folder: string; signal: AbortSignal },
): Promise<ReencodedPhoto | Response> {
  try {
    return await reencodePhoto({ ...source, visitor: imageVisitor(context) });
  } catch (error) {
    return rejectUpload(context, error);
  }
}
