import { describe, expect, test } from "vitest";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { readFormCommands } from "~/storefront/studio/form-commands";
import { aDesign } from "../design/a-design";

const two = aDesign(
  "photomug",
  {},
  { type: "add-layer", surface: "wrap", kind: "art" },
  { type: "add-layer", surface: "wrap", kind: "art" },
  { type: "set-box", surface: "wrap", layer: "added-1", box: { x: 20 } },
);

function pressed(document: DesignDocument, act: string, fields: [string, string][] = []): DesignDocument {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set("act", act);
  return readFormCommands(form, document).commands.reduce(applyCommand, document);
}

const layerOf = (document: DesignDocument, id: string) =>
  document.surfaces.wrap.layers.find((layer) => layer.id === id);
const picks: [string, string][] = [
  ["pick", "wrap.added-1"],
  ["pick", "wrap.added-2"],
];

describe("the buttons that arrange layers, without JavaScript too", () => {
  test("align picked layers to each other", () => {
    const aligned = pressed(two, "wrap.picked.align-left", picks);
    expect(layerOf(aligned, "added-2")?.box.x).toBe(20);
  });

  test("do nothing without picked layers", () => {
    expect(pressed(two, "wrap.picked.align-left")).toBe(two);
    expect(pressed(two, "wrap.picked.align-nowhere", picks)).toBe(two);
  });

  test("group and ungroup them", () => {
    const grouped = pressed(two, "wrap.picked.group", picks);
    expect(layerOf(grouped, "added-1")?.group).toBe("group-1");
    expect(layerOf(pressed(grouped, "wrap.picked.ungroup", picks), "added-2")?.group).toBeUndefined();
  });

  test("lock a layer, whose other buttons and fields then change nothing", () => {
    const locked = pressed(two, "wrap.added-1.lock");
    expect(layerOf(locked, "added-1")?.locked).toBe(true);
    expect(pressed(locked, "wrap.added-1.larger")).toBe(locked);
    expect(pressed(locked, "wrap.added-1.unlock", [["wrap.added-1.from-left", "3"]])).toEqual(two);
    expect(layerOf(pressed(two, "wrap.added-1.hide"), "added-1")?.hidden).toBe(true);
  });

  test("align one layer to the surface", () => {
    expect(layerOf(pressed(two, "wrap.added-1.align-left"), "added-1")?.box.x).toBe(0);
  });
});
