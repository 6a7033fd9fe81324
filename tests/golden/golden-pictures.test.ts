import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Blueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { allProducts } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { isMainOnly } from "../fixtures/main";
import { goldenDesign } from "./golden-design";
import { differingPerMille } from "./picture-difference";
import { Renderings } from "./renderings";

/**
 * One design of every product, drawn by the server, by a browser and in the print file: the three must agree. New
 * products are included automatically.
 */

/** Pixels per thousand that may differ, because two renderers smooth slanted edges differently. */
const FLAT_PER_MILLE = 1;
/** Browsers draw the soft shadows and gradients of scenes differently. */
const SCENE_PER_MILLE = 5;
/** The reader of print files scales photos more coarsely. */
const PRINT_PER_MILLE = 6;
/** Of many similar surfaces, such as pages, the first two are enough. */
const MAX_SURFACES = 2;

/** Similar products are adjacent in the list: `npm test` draws one of six. */
const shownProducts = isMainOnly ? allProducts.filter((_product, index) => index % 6 === 0) : allProducts;

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

/** The first template, which is the default, and the last, which often differs most. */
function designs(blueprint: Blueprint): [string, DesignDocument][] {
  const keys = new Set([blueprint.templates[0].key, blueprint.templates[blueprint.templates.length - 1].key]);
  return [...keys].map((key) => [key, goldenDesign(blueprint, key)]);
}

describe.each(shownProducts.map(({ blueprint }) => [blueprint.key, blueprint] as const))(
  "%s",
  (_key, blueprint) => {
    const [[, usual]] = designs(blueprint);

    test("looks the same in its scene in the server's picture and in a browser's", async () => {
      const scene = renderings.scene(usual);
      expect(
        differingPerMille(await renderings.byServer(scene), await renderings.byBrowser(scene)),
      ).toBeLessThan(SCENE_PER_MILLE);
    });

    test.each(designs(blueprint))(
      "looks the same flat on the screen and in print: %s",
      async (_template, design) => {
        for (const { key } of surfacesOf(design).slice(0, design === usual ? MAX_SURFACES : 1)) {
          const flat = renderings.surface(design, key);
          const drawn = await renderings.byServer(flat);
          expect(
            differingPerMille(drawn, await renderings.byBrowser(flat)),
            `${key} in a browser`,
          ).toBeLessThan(FLAT_PER_MILLE);
          const screen = await renderings.printable(design, key);
          expect(
            differingPerMille(screen, await renderings.byPrint(design, key)),
            `${key} in print`,
          ).toBeLessThan(PRINT_PER_MILLE);
        }
      },
    );
  },
);

test("another design gives another picture", async () => {
  const [{ blueprint }] = allProducts;
  const [{ key }] = surfacesOf(goldenDesign(blueprint));
  const moved = goldenDesign(blueprint);
  const [layer] = moved.surfaces[key].layers;
  const nudged = { ...layer, box: { ...layer.box, x: layer.box.x + layer.box.width * 0.02 } };
  const other = { ...moved, surfaces: { [key]: { ...moved.surfaces[key], layers: [nudged] } } };
  const screen = await renderings.printable(goldenDesign(blueprint), key);
  expect(differingPerMille(screen, await renderings.byPrint(other, key))).toBeGreaterThan(PRINT_PER_MILLE);
});
