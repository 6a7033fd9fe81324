import { readSentShapes } from "~/design/art/own-art";
import { parseDesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import { openLog } from "~/log.server";
import type { EngineContext } from "../graphql/context";
import type { Design, DesignWarning } from "../graphql/resolvers.generated";
import { shortfallsOf } from "../print/production-limits";
import { shortfallWarning } from "../print/shortfall-text";
import { imageVisitor } from "./image-turn";
import { countMeasured, maySendPhoto } from "./photo-rate-limit";

const logger = openLog("designs");

/**
 * Returns a warning for each part of a design that is too fine to be made, and would put its order on hold. Returns none
 * when the design cannot be measured: it is saved all the same. Each measured part counts toward the visitor's limit of photos.
 */
export async function designWarnings(
  context: EngineContext,
  { document = "", clip_art = [] }: Partial<Design>,
): Promise<DesignWarning[]> {
  if (!(await maySendPhoto(context))) return [];
  const design = parseDesignDocument(JSON.parse(document));
  let parts = 0;
  const onMeasured = () => {
    parts += 1;
  };
  try {
    const measured = { sources: shapesOf(clip_art), visitor: imageVisitor(context), onMeasured };
    const shortfalls = await shortfallsOf(design, measured);
    return shortfalls.map((shortfall) => shortfallWarning(design, shortfall));
  } catch (error) {
    logger.warn({ err: error }, "a design was not measured");
    return [];
  } finally {
    await countMeasured(context, parts);
  }
}

function shapesOf(clipArt: Design["clip_art"]): PhotoSources {
  return Object.fromEntries(
    clipArt.map(({ id, paths }) => [id, { href: "", width: 1, height: 1, paths: readSentShapes(paths) }]),
  );
}
