import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageRejected, type RejectionReason, TooManyImages, withImageFolder } from "~/image-processing";
import { fitPicture } from "../../designs/fit-picture";
import { inputError } from "../../graphql/errors";
import { uploadedFile } from "../../shared/uploaded-file";

const MAX_MEGABYTES = 8;
/** Pixels: larger than any page shows it, on the sharpest screens. */
const MAX_SIDE = 2400;
const MIN_SIDE = 200;
const QUALITY = 90;
const FIELD = "picture";

/**
 * Reads an uploaded picture, in a child process: upright, on white, without metadata, as JPEG of at most 2400 pixels a side.
 * @param content JPEG, PNG or WebP, compressed by gzip, in base64
 * @param visitor the sender, for fair queuing
 * @throws GraphQLError of category input for anything else
 */
export async function readPictureFile(content: string, visitor: string): Promise<Buffer> {
  const bytes = await uploadedFile(content, MAX_MEGABYTES * 1_000_000);
  if (!bytes)
    throw inputError(`Please choose a JPEG, PNG or WebP picture of at most ${MAX_MEGABYTES} MB.`, FIELD);
  try {
    return await withImageFolder(async (folder) => {
      const input = join(folder, "sent");
      await writeFile(input, bytes);
      const picture = await fitPicture({ input, folder, visitor }, { side: MAX_SIDE, quality: QUALITY });
      if (!picture) throw inputError("Please choose a JPEG, PNG or WebP picture.", FIELD);
      if (Math.min(picture.width, picture.height) < MIN_SIDE)
        throw inputError(
          `This picture is too small. Please choose one with at least ${MIN_SIDE} pixels a side.`,
          FIELD,
        );
      return picture.file;
    });
  } catch (error) {
    if (error instanceof ImageRejected) throw inputError(textOf(error.reason), FIELD);
    if (error instanceof TooManyImages)
      throw inputError("We're busy with other pictures. Please try again in a minute.", FIELD);
    throw error;
  }
}

function textOf(reason: RejectionReason): string {
  if (reason.code === "too-many-pixels")
    return `This picture has more than ${reason.megapixels} megapixels. Please choose a smaller one.`;
  return "We couldn't read this picture. The file may be damaged.";
}
