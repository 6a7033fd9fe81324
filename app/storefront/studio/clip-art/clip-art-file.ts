import { takesOwnArt } from "~/design/art/own-art";
import type { DesignDocument } from "~/design/document/document";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { surfaceField } from "../field-names";

/** The file field of a surface for clip art, such as front.clip-art. */
export function clipArtField(surface: string): string {
  return surfaceField(surface, "clip-art");
}

/** Surfaces that take uploaded clip art, by their file fields. */
export function clipArtFields(document: DesignDocument): Map<string, string> {
  const surfaces = surfacesOf(document).filter(takesOwnArt);
  return new Map(surfaces.map(({ key }) => [clipArtField(key), key]));
}
