import { parseDesignDocument } from "~/design/document/document";
import type { PhotoSources } from "~/design/photos/photo-source";
import type { Design, DesignWarning } from "../graphql/resolvers.generated";
import { shortfallsOf } from "../print/production-limits";
import { shortfallWarning } from "../print/shortfall-text";

/** Returns what of a design would hold an order of it, because it is drawn more finely than it can be made. */
export async function designWarnings({
  document = "",
  clip_art = [],
}: Partial<Design>): Promise<DesignWarning[]> {
  const design = parseDesignDocument(JSON.parse(document));
  const shortfalls = await shortfallsOf(design, shapesOf(clip_art));
  return shortfalls.map((shortfall) => shortfallWarning(design, shortfall));
}

function shapesOf(clipArt: Design["clip_art"]): PhotoSources {
  return Object.fromEntries(
    clipArt.map(({ id, paths }) => [
      id,
      {
        href: "",
        width: 1,
        height: 1,
        paths: paths.map(({ d, is_even_odd }) => ({ d, isEvenOdd: is_even_odd })),
      },
    ]),
  );
}
