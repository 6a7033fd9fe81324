import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { ImageRejected, processImage, type RejectionReason, withImageFolder } from "~/image-processing";
import { fileHead } from "../files/file-head";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, notAuthorized, rejected } from "../shared/json-response";
import { saveBody } from "../shared/save-body";
import { imageVisitor, rejectForAnHour, rejectUpload, UploadRejection } from "./image-turn";
import { type Owner, ownedColumns, ownerOf } from "./owner";
import { photoKind } from "./photo-kind";
import { countPhoto, maySendPhoto } from "./photo-rate-limit";

const MAX_BYTES = 200_000;
/** Side of the square that the shapes are in. */
const SIDE = 100;

type ReadVector = Awaited<ReturnType<typeof readVector>>;

/**
 * POST /rest/mpc/V1/clip-art with an SVG file as body: stores its shapes for its owner, and nothing else of it; responds
 * with the id and the shapes. Counts toward the limit of photos.
 */
export async function receiveClipArt(request: Request, context: EngineContext): Promise<Response> {
  const owner = await ownerOf(context);
  if (owner.customerId === null && owner.ownerHash === null) return notAuthorized();
  if (!(await maySendPhoto(context))) return rejectForAnHour();
  return withImageFolder(async (folder) => {
    const input = join(folder, "sent");
    if (!(await saveBody(request, input, MAX_BYTES)))
      return rejected("This drawing is larger than 200 kB. Please choose a simpler one.", 413);
    const read = await tryReading(context, { input, folder, signal: request.signal });
    if (read instanceof Response) return read;
    const id = await insertClipArt(context, owner, read);
    await countPhoto(context, read.bytes, read.seconds);
    return jsonResponse({ id, paths: read.paths }, 201);
  });
}

interface Source {
  input: string;
  folder: string;
  signal: AbortSignal;
}

async function tryReading(context: EngineContext, source: Source): Promise<ReadVector | Response> {
  try {
    return await readVector(context, source);
  } catch (error) {
    return rejectUpload(context, error);
  }
}

/** @throws UploadRejection, TooManyImages; Error for failures not caused by the file */
async function readVector(context: EngineContext, source: Source) {
  if (photoKind(await fileHead(source.input)) !== "svg") throw new UploadRejection(NO_SVG);
  try {
    const image = { ...source, kind: "svg" as const, visitor: imageVisitor(context) };
    return await processImage("readVector", image, {});
  } catch (error) {
    if (error instanceof ImageRejected) throw new UploadRejection(wordsFor(error.reason), error.seconds);
    throw error;
  }
}

/** @returns its id */
async function insertClipArt(
  { db }: EngineContext,
  owner: Owner,
  { paths, bytes }: ReadVector,
): Promise<string> {
  const id = `own-${randomBytes(16).toString("hex")}`;
  await db
    .insertInto("photo")
    .values({
      id,
      width: SIDE,
      height: SIDE,
      bytes,
      taken_at: null,
      focus_x: null,
      focus_y: null,
      colors: null,
      paths: JSON.stringify(paths),
      created_at: new Date().toISOString(),
      ...ownedColumns(owner),
    })
    .execute();
  return id;
}

const NO_SVG = "Please choose an SVG file.";
const UNREADABLE = "We couldn't read this SVG. Please save it as a plain SVG and try again.";

const words: Partial<Record<RejectionReason["code"], string>> = {
  "has-text": "This drawing has text. Please convert the text to outlines and save it again.",
  "has-image": "This drawing has a picture in it. Please trace it to shapes, or upload it as a photo.",
  "has-symbols": "This drawing has symbols or clones. Please expand or unlink them and save it again.",
  "has-style-sheet":
    "This drawing has a style sheet. Please save it with presentation attributes or inline styles instead.",
  "has-dashes": "This drawing has dashed lines. Please convert them to outlines and save it again.",
  "too-complex": "This drawing is too complex. Please simplify it to at most 5,000 points.",
  empty: "This drawing has no shapes, apart from white ones.",
};

function wordsFor({ code }: RejectionReason): string {
  return words[code] ?? UNREADABLE;
}
