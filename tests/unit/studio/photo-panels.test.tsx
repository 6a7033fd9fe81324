import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { findBlueprint } from "~/design/products/known-products";
import { shownSurfaces } from "~/storefront/studio/pages/shown-surfaces";
import { PhotoPanels } from "~/storefront/studio/panels/photo-panel";
import { type Studio, StudioContext } from "~/storefront/studio/use-studio";

const OWN = "a-photo-of-biscuit";
const UPLOADED = "a-photo-of-max";

/** Titles of the panels in the photo sheet of a mug, in their order. */
function titles({ ownPhotos, uploaded = [] }: { ownPhotos: string[]; uploaded?: string[] }): string[] {
  const blueprint = findBlueprint("photomug");
  if (!blueprint) throw new Error("The mug has no blueprint.");
  const document = startDocument(blueprint);
  const studio = {
    view: { ownPhotos, rejected: {} },
    document,
    surfaces: shownSurfaces(document, null),
    wantedSurface: null,
    photos: {},
    uploads: { sources: Object.fromEntries(uploaded.map((id) => [id, {}])), byField: {} },
    advice: { sharpness: {}, bySize: null },
    errorOf: () => undefined,
    shownValue: (_field: string, current: string) => current,
    isLive: false,
  } as unknown as Studio;
  const page = renderToStaticMarkup(
    <StudioContext.Provider value={studio}>
      <PhotoPanels />
    </StudioContext.Provider>,
  );
  return [...page.matchAll(/<legend[^>]*>([^<]+)<\/legend>/g)].map(([, title]) => title);
}

describe("the photo sheet", () => {
  test("begins with the photos of a returning shopper", () => {
    expect(titles({ ownPhotos: [OWN] })).toEqual(["Your photos", "Photo"]);
  });

  test("is without them for a new shopper", () => {
    expect(titles({ ownPhotos: [] })).toEqual(["Photo"]);
  });

  test("shows a new shopper's first upload last, so that nothing moves", () => {
    expect(titles({ ownPhotos: [], uploaded: [UPLOADED] })).toEqual(["Photo", "Your photos"]);
  });
});
