import { describe, expect, it } from "vitest";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, Layer } from "~/design/document/document";
import { followGesture } from "~/storefront/studio/editor/gesture-commands";
import { type KeyTarget, keyCommands } from "~/storefront/studio/editor/key-commands";
import { aDesign, placed, typed } from "../design/a-design";

const size = { width: 210, height: 88 };
const photo = { width: 1200, height: 900 };
const none = { x: [], y: [] };
const mug = aDesign("photomug", {}, placed("wrap", "photo", "portrait:corgi"), typed("wrap", "name", "Rex"));

describe("gestures", () => {
  it("scale letters with their box", () => {
    const layer = layerOf(mug, "name");
    const { commands } = followGesture(
      { kind: "resize", corner: "bottom-right", pull: { x: 30, y: 6 }, keepsProportion: true },
      { surface: "wrap", layer, size, lines: none, reach: 2 },
    );
    const after = layerOf(follow(commands), "name");
    if (after.kind !== "text" || layer.kind !== "text") throw new Error("no words");
    expect(after.size / layer.size).toBeCloseTo(after.box.height / layer.box.height, 1);
    expect(after.box.width).toBeGreaterThan(layer.box.width + 15);
  });

  it("move the photo in a frame with the finger, however the frame is rotated", () => {
    const layer = { ...layerOf(mug, "photo"), turn: 90 } as Layer;
    const { commands } = followGesture(
      { kind: "crop", pull: { x: 0, y: 3 }, spread: 1 },
      { surface: "wrap", layer, photo, size, lines: none, reach: 0 },
    );
    expect(commands).toHaveLength(1);
    const [command] = commands;
    if (command.type !== "set-crop") throw new Error("no crop");
    expect(command.crop.x).toBeLessThan(0.5);
  });
});

describe("keys", () => {
  it("move the layer, with Shift four times as far", () => {
    const near = layerOf(press("ArrowRight", "name"), "name").box.x - layerOf(mug, "name").box.x;
    const far = layerOf(press("ArrowRight", "name", true), "name").box.x - layerOf(mug, "name").box.x;
    expect(near).toBeGreaterThan(0);
    expect(far / near).toBeCloseTo(4, 0);
  });

  it("move and zoom the photo when it is selected", () => {
    const after = layerOf(press("+", "photo", false, photo), "photo");
    if (after.kind !== "photo") throw new Error("no photo");
    expect(after.crop.zoom).toBeCloseTo(1.1);
    expect(after.box).toEqual(layerOf(mug, "photo").box);
    const turned = layerOf(press("r", "photo", false, photo), "photo");
    expect(turned).toMatchObject({ rotation: 90, turn: 0 });
  });

  it("rotate by a little and by a quarter", () => {
    expect(layerOf(press("]", "name"), "name").turn).toBe(5);
    expect(layerOf(press("[", "name"), "name").turn).toBe(-5);
    expect(layerOf(press("R", "name", true), "name").turn).toBe(-90);
  });

  it("empty the template's layers and remove added ones", () => {
    expect(layerOf(press("Delete", "name"), "name")).toMatchObject({ text: "" });
    const more = applyCommand(mug, { type: "add-layer", surface: "wrap", kind: "text" });
    const commands = keyCommands({ key: "Delete", shiftKey: false }, targetOf(more, "added-1"));
    expect(commands?.reduce(applyCommand, more).surfaces.wrap.layers).toHaveLength(2);
  });

  it("leave all other keys to the page", () => {
    expect(keyCommands({ key: "Tab", shiftKey: false }, targetOf(mug, "name"))).toBeUndefined();
    expect(keyCommands({ key: "a", shiftKey: false }, targetOf(mug, "name"))).toBeUndefined();
  });
});

function press(key: string, id: string, shiftKey = false, moved?: KeyTarget["photo"]): DesignDocument {
  return follow(keyCommands({ key, shiftKey }, { ...targetOf(mug, id), photo: moved }) ?? []);
}

function follow(commands: Command[]): DesignDocument {
  return commands.reduce(applyCommand, mug);
}

function targetOf(document: DesignDocument, id: string): KeyTarget {
  return { surface: "wrap", layer: layerOf(document, id), size };
}

function layerOf(document: DesignDocument, id: string): Layer {
  const layer = document.surfaces.wrap.layers.find((each) => each.id === id);
  if (!layer) throw new Error(`No layer ${id}`);
  return layer;
}
