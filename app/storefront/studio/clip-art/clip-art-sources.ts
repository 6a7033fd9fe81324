import { readSentShapes } from "~/design/art/own-art";
import type { PhotoSource, PhotoSources, VectorPath } from "~/design/photos/photo-source";
import type { StudioDesignFragment } from "~/provider/contract/documents.generated";

/** Side of the square that the shapes are in. */
const SIDE = 100;

/** Sources of uploaded clip art, by id. */
export function clipArtSources(clipArt: StudioDesignFragment["clip_art"]): PhotoSources {
  return Object.fromEntries(clipArt.map(({ id, paths }) => [id, clipArtSource(readSentShapes(paths))]));
}

/** The source of one drawing. */
export function clipArtSource(paths: VectorPath[]): PhotoSource {
  return { href: "", width: SIDE, height: SIDE, paths };
}
