import { describe, expect, test } from "vitest";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";
import { isVisible } from "~/design/text/legible-text";
import { aDesign } from "./a-design";

const mug = aDesign("photomug");
const wrap = { surface: "wrap" };

function adding(kind: "photo" | "text" | "art", art?: string): Command {
  return { type: "add-layer", ...wrap, kind, art };
}

function changed(...commands: Command[]): DesignDocument {
  return commands.reduce(applyCommand, mug);
}

function ids({ surfaces }: DesignDocument, surface = "wrap"): string[] {
  return surfaces[surface].layers.map(({ id }) => id);
}

describe("adding", () => {
  test("puts photos, text and decorations on top, and the design stays valid", () => {
    const document = changed(adding("photo"), adding("text"), adding("art", "dog"));
    expect(ids(document)).toEqual(["photo", "name", "added-1", "added-2", "added-3"]);
    expect(document.surfaces.wrap.layers.slice(2).map(({ kind }) => kind)).toEqual(["photo", "text", "art"]);
    expect(document.surfaces.wrap.layers[4]).toMatchObject({ art: "dog" });
    expect(acceptDesignDocument(structuredClone(document))).toEqual({ document });
  });

  test("uses a color that contrasts with its background", () => {
    const roll = aDesign("busroll");
    const { background } = roll.surfaces.front;
    for (const kind of ["text", "art"] as const) {
      const document = applyCommand(roll, { type: "add-layer", surface: "front", kind });
      const added = document.surfaces.front.layers.at(-1);
      if (!added || added.kind === "photo") throw new Error("Nothing was added.");
      expect(isVisible(added.color, background)).toBe(true);
    }
  });

  test("uses no number twice, even after a removal", () => {
    const document = changed(
      adding("art"),
      adding("art"),
      { type: "remove-layer", ...wrap, id: "added-1" },
      adding("art"),
    );
    expect(ids(document)).toEqual(["photo", "name", "added-2", "added-3"]);
  });

  test("is rejected where the product does not allow such layers, and beyond forty", () => {
    const tag = aDesign("pet-tags");
    expect(applyCommand(tag, { type: "add-layer", surface: "front", kind: "photo" })).toBe(tag);
    const full = changed(...Array.from({ length: 60 }, () => adding("art")));
    expect(ids(full)).toHaveLength(40);
    expect(acceptDesignDocument(structuredClone(full))).toEqual({ document: full });
  });

  test("cannot be forged: an unknown layer, or a kind that is not allowed, is rejected", () => {
    const named = structuredClone(changed(adding("art")));
    named.surfaces.wrap.layers[2].id = "sticker";
    expect(acceptDesignDocument(named)).toEqual({ problem: "A layer doesn't belong to this product." });
    const tag = structuredClone(aDesign("pet-tags"));
    tag.surfaces.front.layers.push(changed(adding("photo")).surfaces.wrap.layers[2]);
    expect(acceptDesignDocument(tag)).toEqual({ problem: "A layer doesn't belong to this product." });
  });
});

test("only added layers can be removed", () => {
  expect(changed({ type: "remove-layer", ...wrap, id: "photo" }).surfaces).toEqual(mug.surfaces);
  expect(ids(changed(adding("text"), { type: "remove-layer", ...wrap, id: "added-1" }))).toEqual([
    "photo",
    "name",
  ]);
  expect(["added-1", "added-0", "added-12", "added-x", "photo"].filter(isAdded)).toEqual([
    "added-1",
    "added-12",
  ]);
});

test.each([
  ["front", "photo", ["name", "added-1", "photo"]],
  ["forward", "photo", ["name", "photo", "added-1"]],
  ["backward", "added-1", ["photo", "added-1", "name"]],
  ["back", "added-1", ["added-1", "photo", "name"]],
  ["forward", "added-1", ["photo", "name", "added-1"]],
] as const)("to the %s goes %s", (move, id, order) => {
  expect(ids(changed(adding("text"), { type: "order-layer", ...wrap, id, move }))).toEqual(order);
});

describe("another template", () => {
  test("keeps added layers above its own, and does not fill its slots with them", () => {
    const placed: Command = { type: "place-photo", ...wrap, layer: "added-1", photoId: "a1b2c3d4e5" };
    const document = changed(adding("photo"), placed, { type: "choose-template", template: "two-photos" });
    expect(ids(document)).toEqual(["photo", "photo-2", "name", "added-1"]);
    expect(document.surfaces.wrap.layers.map((layer) => layer.kind === "photo" && layer.photoId)).toEqual([
      null,
      null,
      false,
      "a1b2c3d4e5",
    ]);
  });

  test("in another size they move along", () => {
    const small = changed(adding("art"));
    const large = applyCommand(small, { type: "choose-option", code: "size", value: "15oz" });
    const { x, y, width, height } = large.surfaces.wrap.layers[2].box;
    expect(x + width / 2).toBeCloseTo(111, 1);
    expect(y + height / 2).toBeCloseTo(51, 1);
  });
});
