import { openCatalog } from "../catalog/catalog-request.server";
import { readCards } from "../catalog/product-cards.server";
import { requirePage } from "./base-pages.server";
import { readPageMetadata } from "./page-metadata.server";
import { pageTitle } from "./page-title";

const FRAMED_PRINTS = "wall-art/framed-prints";
const MAX_CARDS = 8;

/**
 * Reads the page about frames with the framed products.
 * @throws Response 404 in a brand without it, 502 when the provider is unavailable
 */
export async function readFraming(request: Request) {
  requirePage("framing");
  const catalog = await openCatalog(request);
  const [page, cards] = await Promise.all([
    readPageMetadata(request, {
      defaults: {
        title: pageTitle("Art to Frame: Which Frame Suits Your Pet's Picture"),
        description:
          "Black, oak, white or walnut, with or without a mat: how to choose a frame, plus our framed prints.",
        keywords: "framed pet photo, picture frame, pet art frame",
      },
    }),
    readCards(catalog, FRAMED_PRINTS, MAX_CARDS),
  ]);
  return { page, cards };
}

export type FramingView = Awaited<ReturnType<typeof readFraming>>;
