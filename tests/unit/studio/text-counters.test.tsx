import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { findBlueprint } from "~/design/products/known-products";
import { shownSurfaces } from "~/storefront/studio/pages/shown-surfaces";
import { TextPanels } from "~/storefront/studio/panels/text-panel";
import { SavePanel } from "~/storefront/studio/saving/save-panel";
import { type Studio, StudioContext } from "~/storefront/studio/use-studio";
import { drawnPage } from "../brand/drawn-page";

const blueprint = findBlueprint("photomug");
if (!blueprint) throw new Error("The mug has no blueprint.");
const document = startDocument(blueprint);
const studio = {
  view: { name: "Biscuit's mug", designId: null, address: "/", rejected: {} },
  document,
  photos: {},
  surfaces: shownSurfaces(document, null),
  wantedSurface: null,
  errorOf: () => undefined,
  shownValue: (_field: string, current: string) => current,
  isLive: true,
} as unknown as Studio;

test.each<[string, ReactElement]>([
  ["a text", <TextPanels key="" />],
  ["the design's name", <SavePanel key="" />],
])("%s is described by its counter", (_name, panel) => {
  const page = drawnPage(<StudioContext.Provider value={studio}>{panel}</StudioContext.Provider>);
  const [, id, described] =
    /<input type="text" id="([^"]+)"[^>]* aria-describedby="([^"]+)"/.exec(page) ?? [];
  expect(described.split(" ")).toEqual([`${id}-length`, `${id}-help`]);
  expect(page).toMatch(new RegExp(`id="${id}-length"[^>]*>\\d+ of \\d+`));
});
