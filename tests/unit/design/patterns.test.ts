import { describe, expect, test } from "vitest";
import type { Layer, PhotoLayer } from "~/design/document/document";
import { drawnLayers } from "~/design/layers/layers";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { aDesign, placed, typed } from "./a-design";

function photosOf(layers: Layer[]): PhotoLayer[] {
  return layers.filter((layer): layer is PhotoLayer => layer.kind === "photo");
}

describe("a pattern", () => {
  test("repeats one photo with its crop and effect on the whole product", () => {
    const socks = aDesign(
      "socks",
      {},
      placed("leg", "photo", "photo-0001"),
      { type: "set-crop", surface: "leg", layer: "photo", crop: { zoom: 1.5 } },
      { type: "set-effect", surface: "leg", layer: "photo", effect: { tone: "mono" } },
    );
    for (const { key, size } of surfacesOf(socks)) {
      const photos = photosOf(drawnLayers(socks, key));
      const { width, height } = size(socks.options);
      expect(photos.length).toBeGreaterThan((width * height) / (56 * 46));
      for (const photo of photos) {
        expect(photo).toMatchObject({ photoId: "photo-0001", crop: { zoom: 1.5 }, effect: { tone: "mono" } });
      }
    }
    expect(photosOf(socks.surfaces.leg.layers)).toHaveLength(1);
  });

  test("moves as a whole with the shopper's layer", () => {
    const boxesOf = (design: ReturnType<typeof aDesign>) =>
      photosOf(drawnLayers(design, "leg")).map(({ box }) => `${box.x.toFixed(1)} ${box.y.toFixed(1)}`);
    const still = aDesign("socks");
    const moved = aDesign(
      "socks",
      {},
      { type: "set-box", surface: "leg", layer: "photo", box: { x: 18, y: 8 } },
    );
    const shared = boxesOf(moved).filter((box) => boxesOf(still).includes(box));
    expect(shared).toEqual([]);
  });

  test("does not overlap itself", () => {
    for (const template of ["one-face", "two-faces", "hearts"]) {
      const design = aDesign("socks", { template });
      const photos = photosOf(drawnLayers(design, "foot"));
      for (const [index, one] of photos.entries()) {
        for (const other of photos.slice(index + 1)) {
          const apart = Math.hypot(one.box.x - other.box.x, one.box.y - other.box.y);
          expect(apart).toBeGreaterThanOrEqual(one.box.width);
        }
      }
    }
  });

  test("shifts every other row by half a step, and alternates two faces", () => {
    const columns = (template: string, id: string) =>
      new Set(
        photosOf(drawnLayers(aDesign("socks", { template }), "leg"))
          .filter((photo) => photo.id === id || photo.id.startsWith(`${id}-again`))
          .map(({ box }) => ((box.x % 56) + 56) % 56),
      );
    expect(columns("one-face", "photo")).toEqual(new Set([8, 36]));
    expect(columns("two-faces", "photo")).toEqual(new Set([9]));
    expect(columns("two-faces", "photo-2")).toEqual(new Set([37]));
  });

  test("gives every copy its own name", () => {
    const design = aDesign("apron", { template: "all-over" });
    const ids = drawnLayers(design, "front").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("leaves out the text on an apron, and does not apply to the other template", () => {
    const design = aDesign("apron", { template: "all-over" }, typed("front", "name", "Chef Sushi"));
    const layers = drawnLayers(design, "front");
    const name = layers.find(({ id }) => id === "name")?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: name.x + name.width / 2, y: name.y + name.height / 2 };
    const over = layers.filter(
      ({ id, box }) =>
        id !== "name" &&
        box.x < name.x + name.width &&
        box.x + box.width > name.x &&
        box.y < middle.y &&
        box.y + box.height > middle.y,
    );
    expect(over).toEqual([]);
    expect(drawnLayers(aDesign("apron"), "front")).toHaveLength(3);
  });

  test("is printed on both sides of both socks", () => {
    expect(surfacesOf(aDesign("socks")).map(({ copies }) => copies)).toEqual([4, 4]);
  });
});
