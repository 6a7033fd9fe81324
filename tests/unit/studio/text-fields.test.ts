import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, TextLayer } from "~/design/document/document";
import { photomug } from "~/design/products/photomug/blueprint";
import { readFormCommands } from "~/storefront/studio/form-commands";

const started = applyCommand(startDocument(photomug), { type: "add-layer", surface: "wrap", kind: "text" });

function readings(document: DesignDocument, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { commands, rejected } = readFormCommands(form, document);
  const changed = commands.reduce(applyCommand, document);
  const layer = changed.surfaces.wrap.layers.find(({ id }) => id === "added-1") as TextLayer;
  return { changed, layer, rejected, commands };
}

describe("the fields of a text", () => {
  test("keep its line breaks, as browsers send them", () => {
    const { layer, changed } = readings(started, { "wrap.added-1.text": "Biscuit\r\n2012 to 2026" });
    expect(layer.text).toBe("Biscuit\n2012 to 2026");
    const again = { "wrap.added-1.text": "Biscuit\r\n2012 to 2026" };
    expect(readings(changed, again).commands).toEqual([]);
  });

  test("reject too many lines, with what was typed", () => {
    const text = "a\nb\nc\nd\ne\nf\ng\nh\ni";
    const { rejected } = readings(started, { "wrap.added-1.text": text });
    expect(rejected["wrap.added-1.text"]).toEqual({
      value: text,
      message: "Please use at most 240 characters, on up to 8 lines.",
    });
  });

  test("set line spacing, outline and shadow, and give no command when nothing is chosen", () => {
    const none = {
      "wrap.added-1.line-spacing": "120",
      "wrap.added-1.outline": "",
      "wrap.added-1.shadow": "",
    };
    expect(readings(started, none).commands).toEqual([]);
    const { layer, changed } = readings(started, {
      "wrap.added-1.line-spacing": "150",
      "wrap.added-1.outline": "#ffffff",
      "wrap.added-1.shadow": "#223a5e",
      "wrap.added-1.shadow-distance": "80",
    });
    expect(layer).toMatchObject({
      lineSpacing: 150,
      border: { color: "#ffffff", width: 30 },
      shadow: { color: "#223a5e", distance: 80 },
    });
    expect(readings(changed, { "wrap.added-1.outline": "" }).layer.border).toBeUndefined();
  });

  test("add a QR code by its button and set its link", () => {
    const { changed } = readings(started, { act: "wrap.add-code" });
    const linked = readings(changed, { "wrap.added-2.link": "example.com/rex" }).changed;
    expect(linked.surfaces.wrap.layers.at(-1)).toMatchObject({ kind: "code", link: "example.com/rex" });
    const { rejected } = readings(changed, { "wrap.added-2.link": "x".repeat(201) });
    expect(rejected).toHaveProperty(["wrap.added-2.link"]);
  });
});
