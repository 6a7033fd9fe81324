import type { EngineContext } from "../graphql/context";
import { answered, notAuthorized, refused } from "../shared/answer-json";
import { BusyError, fewAtOnce } from "../shared/few-at-once";
import { readBody } from "../shared/read-body";
import { randomId } from "../shared/secrets";
import { type DevelopedPhoto, developPhoto, PhotoRefusal } from "./develop-photo";
import { type Owner, ownedColumns, ownerOf } from "./owner";
import { countPhoto, maySendPhoto } from "./photo-brake";
import { removePhoto, writePhoto } from "./photo-files";

const MOST_BYTES = 25 * 1024 * 1024;
/** Those that wait are held in memory, as they were sent. */
const darkroom = fewAtOnce(2, 16);

/**
 * POST /rest/mpc/V1/photos with the file as body: keeps a photo for its owner and answers its id, its size in pixels and
 * when it was taken.
 */
export async function receivePhoto(request: Request, context: EngineContext): Promise<Response> {
  const owner = await ownerOf(context);
  if (owner.customerId === null && owner.ownerHash === null) {
    return notAuthorized();
  }
  if (!(await maySendPhoto(context))) {
    return refused("These were many photos in a short time. Please send more in an hour.", 429, "too-many");
  }
  const bytes = await readBody(request, MOST_BYTES);
  if (!bytes) return refused("This photo is larger than 25 MB. Please choose a smaller one.", 413);

  const developed = await tryDeveloping(bytes);
  if (developed instanceof Response) return developed;
  const id = randomId();
  try {
    await keepPhoto(context, owner, id, developed);
  } catch (error) {
    await removePhoto(context.settings, id);
    throw error;
  }
  const { width, height, takenAt, original } = developed;
  await countPhoto(context, original.length);
  return answered({ id, width, height, taken_at: takenAt }, 201);
}

async function keepPhoto(
  { db, settings }: EngineContext,
  owner: Owner,
  id: string,
  photo: DevelopedPhoto,
): Promise<void> {
  await writePhoto(settings, id, photo);
  await db
    .insertInto("photo")
    .values({
      id,
      width: photo.width,
      height: photo.height,
      bytes: photo.original.length,
      taken_at: photo.takenAt,
      created_at: new Date().toISOString(),
      ...ownedColumns(owner),
    })
    .execute();
}

async function tryDeveloping(bytes: Buffer): Promise<DevelopedPhoto | Response> {
  try {
    return await darkroom(() => developPhoto(bytes));
  } catch (error) {
    if (error instanceof PhotoRefusal) return refused(error.message, 422);
    if (error instanceof BusyError)
      return refused("We are very busy. Please try again in a minute.", 503, "busy");
    throw error;
  }
}
