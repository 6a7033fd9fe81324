import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { ink, navy, pine } from "~/design/blueprint/palette";
import type { DesignDocument } from "~/design/document/document";
import { recipeOf } from "~/design/production/recipe-of";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import type { PressColors } from "~/engine/print/press-colors";
import { surfaceMaterial } from "~/engine/print/surface-material";
import { aDesign } from "../design/a-design";

/** Text that shoppers see as black is printed in black ink alone by a press. */

const BLACK = "#000000";

/** The drawing of a surface, as it is printed in the colors of a press, or in sRGB. */
async function drawn(document: DesignDocument, key: string, isForPress = true): Promise<string> {
  const surface = surfacesOf(document).find((each) => each.key === key);
  if (!surface) throw new Error(`No surface ${key}`);
  const press = isForPress ? ({ convert: async () => {} } as unknown as PressColors) : undefined;
  const recipe = recipeOf(document, surface);
  const { markup } = await surfaceMaterial(document, { surface: key, recipe, read: async () => null, press });
  return markup;
}

function layerIn(markup: string, name: string): string {
  return markup.split('<g data-layer="').find((part) => part.startsWith(`${name}"`)) ?? "";
}

function withAdded(kind: "text" | "code", color: string): DesignDocument {
  const document = aDesign("photomug", {}, { type: "add-layer", surface: "wrap", kind });
  for (const layer of document.surfaces.wrap.layers) {
    if (layer.id !== "added-1" || layer.kind === "photo") continue;
    layer.color = color;
    if (layer.kind === "text") layer.text = "Rex";
    if (layer.kind === "code") layer.link = "https://example.com/rex";
  }
  return document;
}

test.each(["text", "code"] as const)(
  "%s in the palette's ink is pure black for a press alone",
  async (kind) => {
    const document = withAdded(kind, ink);
    expect(layerIn(await drawn(document, "wrap"), "wrap.added-1")).toContain(`fill="${BLACK}"`);
    expect(layerIn(await drawn(document, "wrap", false), "wrap.added-1")).toContain(`fill="${ink}"`);
  },
);

test.each([navy, pine])("text in %s stays as it is", async (color) => {
  const layer = layerIn(await drawn(withAdded("text", color), "wrap"), "wrap.added-1");
  expect(layer).toContain(`fill="${color}"`);
});

test("the outline and the shadow of text are black, too, and a background of ink is not", async () => {
  const document = withAdded("text", "#ffffff");
  document.surfaces.wrap.background = ink;
  for (const layer of document.surfaces.wrap.layers) {
    if (layer.id !== "added-1" || layer.kind !== "text") continue;
    layer.border = { color: ink, width: 20 };
    layer.shadow = { color: ink, distance: 20 };
  }
  const markup = await drawn(document, "wrap");
  const layer = layerIn(markup, "wrap.added-1");
  expect(layer).not.toContain(ink);
  expect(layer).toContain(`stroke="${BLACK}"`);
  expect(markup.slice(0, markup.indexOf("data-layer"))).toContain(`fill="${ink}"`);
});

test("the days of a calendar are, which the product itself draws", async () => {
  const document = startDocument(blueprints.calendar);
  const month = surfacesOf(document)[1].key;
  expect(await drawn(document, month, false)).toContain(`fill="${ink}"`);
  expect(await drawn(document, month)).not.toContain(`fill="${ink}"`);
});
