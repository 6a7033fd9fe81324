import { describe, expect, it } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import { photomug } from "~/design/products/photomug/blueprint";
import { readFormCommands } from "~/storefront/studio/form-commands";

const PHOTO = "a-photo-of-biscuit";
const OTHER_PHOTO = "another-photo-of-biscuit";

describe("the studio's form as commands", () => {
  it("gives no command when the form shows the current design", () => {
    expect(readFormCommands(formOf(mugWithPhoto()), mugWithPhoto())).toEqual({ commands: [], rejected: {} });
  });

  it("gives no command for absent fields", () => {
    expect(readFormCommands(new FormData(), mug())).toEqual({ commands: [], rejected: {} });
  });

  it("sets words, their style and the background", () => {
    const changed = follow(mug(), {
      "wrap.name.text": "Biscuit",
      "wrap.name.font": "caveat",
      "wrap.name.color": "#17493f",
      "wrap.name.size": "9.5",
      "wrap.background": "#d3e6d8",
    });
    expect(layer(changed, "name")).toMatchObject({
      text: "Biscuit",
      font: "caveat",
      color: "#17493f",
      size: 9.5,
    });
    expect(changed.surfaces.wrap.background).toBe("#d3e6d8");
  });

  it("sets position and size in millimeters, and letters grow with their height", () => {
    const { y, height } = boxOf(mug(), "name");
    const changed = follow(mug(), {
      "wrap.name.from-left": "12.5",
      "wrap.name.from-top": String(y),
      "wrap.name.height": String(height * 0.8),
    });
    expect(boxOf(changed, "name")).toMatchObject({ x: 12.5, y });
    const sizeOf = (document: DesignDocument) => (layer(document, "name") as { size: number }).size;
    expect(sizeOf(changed) / sizeOf(mug())).toBeCloseTo(0.8, 1);
    const wrong = readFormCommands(formOf(mug(), { "wrap.name.from-left": "far" }), mug());
    expect(wrong.rejected["wrap.name.from-left"].message).toMatch(/millimeters/);
  });

  it("empties a text by its button, without JavaScript too", () => {
    const named = applyCommand(mug(), { type: "set-text", surface: "wrap", layer: "name", text: "Biscuit" });
    const changed = follow(named, { "wrap.name.text": "Biscuit", act: "wrap.name.no-text" });
    expect(layer(changed, "name")).toMatchObject({ text: "" });
  });

  it("repeats the photos by a button, after the fields", () => {
    const pair = applyCommand(mug(), { type: "choose-template", template: "two-photos" });
    const changed = follow(pair, { "wrap.photo.photo": PHOTO, act: "fill-pages" });
    expect(layer(changed, "photo-2")).toMatchObject({ photoId: PHOTO });
  });

  it("prefers an uploaded photo to the previous one", () => {
    const changed = follow(mugWithPhoto(), { "wrap.photo.file": OTHER_PHOTO, "wrap.photo.photo": PHOTO });
    expect(layer(changed, "photo")).toMatchObject({ photoId: OTHER_PHOTO });
  });

  it("crops an uploaded photo with its position", () => {
    const changed = follow(mug(), {
      "wrap.photo.file": PHOTO,
      "wrap.photo.position": "top-left",
      "wrap.photo.zoom": "2",
    });
    expect(layer(changed, "photo")).toMatchObject({ photoId: PHOTO, crop: { x: 0, y: 0, zoom: 2 } });
  });

  it("prefers a selected position to the dragged one", () => {
    const changed = follow(mugWithPhoto(), {
      "wrap.photo.position": "bottom",
      "wrap.photo.x": "0.31",
      "wrap.photo.y": "0.27",
    });
    expect(layer(changed, "photo")).toMatchObject({ crop: { x: 0.5, y: 1 } });
  });

  it("uses the dragged position when none is selected", () => {
    const changed = follow(mugWithPhoto(), { "wrap.photo.x": "0.31", "wrap.photo.y": "2.7e-7" });
    expect(layer(changed, "photo")).toMatchObject({ crop: { x: 0.31, y: 2.7e-7 } });
  });

  it("removes a photo by its button, whatever the other fields say", () => {
    const changed = follow(mugWithPhoto(), { remove: "wrap.photo", "wrap.photo.photo": PHOTO });
    expect(layer(changed, "photo")).toMatchObject({ photoId: null });
  });

  it("changes the visible layers before it moves them to another template", () => {
    const changed = follow(mugWithPhoto(), { template: "two-photos", "wrap.name.text": "Biscuit & Bo" });
    expect(changed.template).toBe("two-photos");
    expect(layer(changed, "name")).toMatchObject({ text: "Biscuit & Bo" });
    expect(layer(changed, "photo")).toMatchObject({ photoId: PHOTO });
    expect(layer(changed, "photo-2")).toMatchObject({ photoId: null });
  });

  it("converts the saved design to the one that the browser's editor shows", () => {
    const shown = [
      { type: "choose-option", code: "size", value: "15oz" } as const,
      { type: "choose-template", template: "two-photos" } as const,
      { type: "set-text", surface: "wrap", layer: "name", text: "Biscuit & Bo" } as const,
      { type: "place-photo", surface: "wrap", layer: "photo-2", photoId: OTHER_PHOTO } as const,
    ].reduce(applyCommand, mugWithPhoto());
    const { commands } = readFormCommands(formOf(shown), mugWithPhoto());
    expect(commands.reduce(applyCommand, mugWithPhoto())).toEqual(shown);
  });

  it("rotates a layer, tones a photo and curves text", () => {
    const changed = follow(mugWithPhoto(), {
      "wrap.photo.turn": "-30",
      "wrap.photo.tone": "sepia",
      "wrap.photo.brightness": "20",
      "wrap.name.align": "left",
      "wrap.name.curve": "-40",
      "wrap.name.spacing": "120",
    });
    expect(layer(changed, "photo")).toMatchObject({
      turn: -30,
      effect: { tone: "sepia", brightness: 20, contrast: 0 },
    });
    expect(layer(changed, "name")).toMatchObject({ align: "left", curve: -40, spacing: 120 });
  });

  it("brings a text onto a circle, and back", () => {
    const circled = follow(mug(), { "wrap.name.circle": "inside", "wrap.name.curve": "0" });
    expect(layer(circled, "name")).toMatchObject({ circle: "inside", curve: 0 });
    expect(layer(follow(circled, { "wrap.name.circle": "none" }), "name")).not.toMatchObject({
      circle: "inside",
    });
    const wrong = readFormCommands(formOf(mug(), { "wrap.name.circle": "square" }), mug());
    expect(wrong.rejected["wrap.name.circle"].message).toMatch(/line or a circle/);
  });

  it("warms a photo, and resets its filter and light by a button, after the fields", () => {
    const warm = follow(mugWithPhoto(), { "wrap.photo.warmth": "35", "wrap.photo.tone": "mono" });
    expect(layer(warm, "photo")).toMatchObject({ effect: { tone: "mono", warmth: 35 } });
    const reset = follow(warm, { act: "wrap.photo.no-effect", "wrap.photo.brightness": "20" });
    expect(layer(reset, "photo")).toEqual(layer(mugWithPhoto(), "photo"));
  });

  it("moves a layer by a button in relative steps, after the fields", () => {
    const changed = follow(mug(), { act: "wrap.name.right", "wrap.name.text": "Bo" });
    expect(layer(changed, "name")).toMatchObject({
      text: "Bo",
      box: { x: boxOf(mug(), "name").x + 88 * 0.04, y: boxOf(mug(), "name").y },
    });
  });

  it("resizes a layer around its center, with its letters", () => {
    const [before, after] = [mug(), follow(mug(), { act: "wrap.name.larger" })];
    const [from, to] = [boxOf(before, "name"), boxOf(after, "name")];
    expect(to.width).toBeCloseTo(from.width * 1.1, 1);
    expect(to.x + to.width / 2).toBeCloseTo(from.x + from.width / 2, 1);
    expect(layer(after, "name")).toHaveProperty("size", expect.closeTo(17.6 * 1.1, 1));
  });

  it("adds art, moves it to the back and removes it", () => {
    const added = follow(mug(), { act: "wrap.add-art.bone" });
    expect(layer(added, "added-1")).toMatchObject({ kind: "art", art: "bone" });
    const behind = follow(added, { act: "wrap.added-1.to-back" });
    expect(behind.surfaces.wrap.layers[0].id).toBe("added-1");
    const colored = follow(behind, { "wrap.added-1.art": "heart", "wrap.added-1.color": "#17493f" });
    expect(layer(colored, "added-1")).toMatchObject({ art: "heart", color: "#17493f" });
    expect(layer(follow(colored, { act: "wrap.added-1.remove" }), "added-1")).toBeUndefined();
  });

  it.each([
    "wrap.add-house",
    "wrap.name.explode",
    "nowhere.name.left",
    "wrap.nobody.left",
    "wrap.name.remove",
    "",
    "constructor.x.y",
  ])("changes nothing for the unknown button %s", (act) => expect(follow(mug(), { act })).toEqual(mug()));

  it("chooses options", () => {
    const changed = follow(mug(), { "option.size": "15oz", "option.color": "blue" });
    expect(changed.options).toEqual({ size: "15oz", color: "blue" });
  });
});

describe("a hostile form", () => {
  it.each([
    ["wrap.name.text", "B".repeat(21)],
    ["wrap.name.text", "Biscuit\u0000"],
    ["wrap.name.text", "two\nlines"],
    ["wrap.name.font", "../../etc/passwd"],
    ["wrap.name.color", "url(https://example.com)"],
    ["wrap.name.size", "Infinity"],
    ["wrap.background", "#00000"],
    ["wrap.photo.file", "../photos"],
    ["wrap.photo.photo", "portrait:nobody"],
    ["wrap.photo.zoom", "NaN"],
    ["wrap.photo.x", "0x10"],
    ["wrap.photo.rotation", "45"],
    ["wrap.photo.turn", "a little"],
    ["wrap.photo.tone", "x-ray"],
    ["wrap.photo.brightness", ""],
    ["wrap.name.align", "top"],
    ["wrap.name.curve", "1e999"],
    ["wrap.photo.position", "__proto__"],
    ["option.size", "bathtub"],
    ["template", "constructor"],
  ])("gets an error about %s and keeps the input", (field, value) => {
    const { commands, rejected } = readFormCommands(formOf(mug(), { [field]: value }), mug());
    expect(Object.keys(rejected)).toEqual([field]);
    expect(rejected[field].value).toBe(value);
    expect(rejected[field].message).toMatch(/^Please /);
    expect(commands).toEqual([]);
  });

  it("loses nothing else for an invalid field", () => {
    const { commands } = readFormCommands(
      formOf(mug(), { template: "nonsense", "wrap.name.text": "Bo" }),
      mug(),
    );
    expect(commands).toEqual([{ type: "set-text", surface: "wrap", layer: "name", text: "Bo" }]);
  });

  it("cannot reach missing layers, surfaces or options", () => {
    const hostile = {
      "back.photo.photo": PHOTO,
      "wrap.nobody.text": "x",
      "__proto__.name.text": "x",
      "option.weight": "1",
    };
    expect(readFormCommands(formOf(mug(), hostile), mug())).toEqual({ commands: [], rejected: {} });
  });

  it("cannot put a file into a text field", () => {
    const form = new FormData();
    form.set("wrap.name.text", new File(["x"], "x.txt"));
    expect(readFormCommands(form, mug()).commands).toEqual([]);
  });

  it("keeps rejected values whole, up to 200,000 characters in all", () => {
    const endless = "x".repeat(150_000);
    const fields = { "wrap.name.text": endless, "wrap.name.font": endless };
    const { rejected } = readFormCommands(formOf(mug(), fields), mug());
    expect(Object.values(rejected).map(({ value }) => value.length)).toEqual([150_000, 50_000]);
  });

  it("clamps numbers out of range", () => {
    const changed = follow(mugWithPhoto(), {
      "wrap.photo.zoom": "9999",
      "wrap.photo.x": "-5",
      "wrap.name.size": "0.0001",
    });
    expect(layer(changed, "photo")).toMatchObject({ crop: { zoom: 4, x: 0 } });
    expect(layer(changed, "name")).toHaveProperty("size", expect.closeTo(3.52, 2));
  });
});

describe("the crop of a photo that the form brings", () => {
  const source = { href: "/photos/x/display", width: 3000, height: 1500, focus: { x: 0.05, y: 0.5 } };

  function sent(document: DesignDocument, changes: Record<string, string>) {
    const form = formOf(document, changes);
    const { commands } = readFormCommands(form, document, { [OTHER_PHOTO]: source });
    return layer(commands.reduce(applyCommand, document), "photo");
  }

  it.each(["wrap.photo.file", "wrap.photo.photo"])("starts at its focus: %s", (field) => {
    expect(sent(mug(), { [field]: OTHER_PHOTO })).toMatchObject({ photoId: OTHER_PHOTO, crop: { x: 0 } });
  });

  it("starts at the focus of a new photo that replaces a dragged one", () => {
    const dragged = follow(mugWithPhoto(), { "wrap.photo.x": "0.8" });
    expect(sent(dragged, { "wrap.photo.file": OTHER_PHOTO })).toMatchObject({ crop: { x: 0 } });
  });

  it("is the position that was chosen with it", () => {
    const changes = { "wrap.photo.file": OTHER_PHOTO, "wrap.photo.position": "right" };
    expect(sent(mug(), changes)).toMatchObject({ photoId: OTHER_PHOTO, crop: { x: 1, y: 0.5 } });
  });

  it("starts at the focus of a photo of the tray", () => {
    expect(sent(mug(), { act: `use-photo.${OTHER_PHOTO}` })).toMatchObject({ crop: { x: 0 } });
  });
});

function mug(): DesignDocument {
  return startDocument(photomug);
}

function mugWithPhoto(): DesignDocument {
  return applyCommand(mug(), { type: "place-photo", surface: "wrap", layer: "photo", photoId: PHOTO });
}

/** The form as the page renders this design, with some fields changed. */
function formOf(document: DesignDocument, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const shown of document.surfaces.wrap.layers) {
    const name = `wrap.${shown.id}`;
    if (shown.kind === "photo") {
      form.set(`${name}.photo`, shown.photoId ?? "");
      form.set(`${name}.x`, String(shown.crop.x));
      form.set(`${name}.y`, String(shown.crop.y));
      form.set(`${name}.zoom`, String(shown.crop.zoom));
      form.set(`${name}.rotation`, String(shown.rotation));
    }
    if (shown.kind === "text") {
      form.set(`${name}.text`, shown.text);
      form.set(`${name}.font`, shown.font);
      form.set(`${name}.color`, shown.color);
      form.set(`${name}.size`, String(shown.size));
    }
  }
  form.set("wrap.background", document.surfaces.wrap.background);
  for (const [code, value] of Object.entries(document.options)) {
    form.set(`option.${code}`, value);
    form.set(`shown.option.${code}`, value);
  }
  form.set("template", document.template);
  form.set("shown.template", document.template);
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
}

function follow(document: DesignDocument, changes: Record<string, string>): DesignDocument {
  const { commands, rejected } = readFormCommands(formOf(document, changes), document);
  expect(rejected).toEqual({});
  return commands.reduce(applyCommand, document);
}

function boxOf(document: DesignDocument, id: string): Box {
  const found = layer(document, id);
  if (!found) throw new Error(`There is no layer ${id}.`);
  return found.box;
}

function layer(document: DesignDocument, id: string): Layer | undefined {
  return document.surfaces.wrap.layers.find((each) => each.id === id);
}
