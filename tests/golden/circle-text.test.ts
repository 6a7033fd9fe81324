import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { goldenPhotos } from "./golden-design";
import { differingPerMille } from "./picture-difference";
import { Renderings } from "./renderings";

/** Text around a circle: by the server, by a browser and in the print file. */

const FLAT_PER_MILLE = 1;
const PRINT_PER_MILLE = 6;

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

function circled(
  key: string,
  circle: "none" | "outside" | "inside",
): { document: DesignDocument; surface: string } {
  const starts = blueprints[key].templates.map((template) =>
    startDocument(blueprints[key], { template: template.key }),
  );
  const slots = starts.flatMap((start) => layersOf(start).map((placed) => ({ start, ...placed })));
  const slot = slots.find(({ layer }) => layer.kind === "text");
  if (!slot) throw new Error(`${key} has no text.`);
  const place = { surface: slot.surface, layer: slot.layer.id };
  const filled = layersOf(slot.start).map(
    ({ surface, layer }): Command =>
      layer.kind === "text"
        ? { type: "set-text", surface, layer: layer.id, text: "Rex" }
        : { type: "place-photo", surface, layer: layer.id, photoId: goldenPhotos.landscape },
  );
  const commands: Command[] = [
    ...filled,
    { ...place, type: "set-text", text: "Biscuit, best boy" },
    { ...place, type: "set-text-style", circle, spacing: 60 },
    { ...place, type: "set-turn", turn: 15 },
  ];
  return { document: commands.reduce(applyCommand, slot.start), surface: slot.surface };
}

const cases = [
  ["photomug", "outside"],
  ["pillow", "inside"],
  ["pet-tags", "outside"],
  ["choppingboard", "inside"],
] as const;

test.each(cases)("%s with text on a circle, %s, is alike on screens and in print", async (key, circle) => {
  const { document, surface } = circled(key, circle);
  const flat = renderings.surface(document, surface);
  const drawn = await renderings.byServer(flat);
  expect(differingPerMille(drawn, await renderings.byBrowser(flat)), "in a browser").toBeLessThan(
    FLAT_PER_MILLE,
  );
  const screen = await renderings.printable(document, surface);
  expect(differingPerMille(screen, await renderings.byPrint(document, surface)), "in print").toBeLessThan(
    PRINT_PER_MILLE,
  );
  const straight = circled(key, "none").document;
  expect(
    differingPerMille(drawn, await renderings.byServer(renderings.surface(straight, surface))),
  ).toBeGreaterThan(5 * FLAT_PER_MILLE);
});
