import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { Art, artKeys } from "~/design/art";
import { findTube } from "~/design/art/tubes";
import { startDocument } from "~/design/blueprint/blueprint";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { closedLines } from "~/design/geometry/path-points";
import { neonSign, tubes } from "~/design/products/neon-sign/blueprint";
import { photomug } from "~/design/products/photomug/blueprint";

const PINK = "#ff5fa2";

function draw(name: string, stretched?: { width: number; height: number }): string {
  return renderToStaticMarkup(<Art name={name} color={PINK} stretched={stretched} />);
}

function changed(document: DesignDocument, ...commands: Command[]): DesignDocument {
  return commands.reduce(applyCommand, document);
}

describe.each(Object.entries(tubes))("the tube %s", (key, { width, height, path }) => {
  it("is an unfilled line in its color", () => {
    expect(draw(key)).toContain(`fill="none" stroke="${PINK}"`);
    expect(path).toMatch(/^M[MLCZ\d. ]+$/);
  });

  it("stays within its box, including its thickness", () => {
    const half = (findTube(key)?.thickness ?? 0) / 2;
    for (const { x, y } of closedLines(path).flat()) {
      expect(x).toBeGreaterThanOrEqual(half - 0.5);
      expect(x).toBeLessThanOrEqual(width - half + 0.5);
      expect(y).toBeGreaterThanOrEqual(half - 0.5);
      expect(y).toBeLessThanOrEqual(height - half + 0.5);
    }
  });
});

test("a tube keeps its proportion when its box is stretched", () => {
  const box = { width: 300, height: 60 };
  const [, across, down] = /scale\(([\d.]+) ([\d.]+)\)/.exec(draw("neon-paw", box)) ?? [];
  expect((Number(across) * box.width) / 100).toBeCloseTo((Number(down) * box.height) / 100, 3);
  expect((Number(down) * box.height * tubes["neon-paw"].height) / 100).toBeCloseTo(60, 1);
});

describe("what a neon sign offers", () => {
  const add: Command = { type: "add-layer", surface: "front", kind: "art", art: "neon-husky" };

  it("are tubes first, then our other drawings", () => {
    const [front] = neonSign.surfaces({}, {});
    expect(front.art?.slice(0, Object.keys(tubes).length)).toEqual(Object.keys(tubes));
    expect(front.art).toEqual(expect.arrayContaining(artKeys));
  });

  it("are counted as one shape each, and rejected on printed products", () => {
    const sign = changed(startDocument(neonSign), add);
    expect(sign.surfaces.front.layers.at(-1)).toMatchObject({ art: "neon-husky" });
    expect(neonSign.counts?.(sign)).toMatchObject({ shapes: 1 });
    expect(acceptDesignDocument(sign)).toEqual({ document: sign });
    const mug = changed(startDocument(photomug), { ...add, surface: "wrap" });
    expect(mug.surfaces.wrap.layers.at(-1)).toMatchObject({ art: "paw" });
    const forged = structuredClone(mug);
    Object.assign(forged.surfaces.wrap.layers.at(-1) ?? {}, { art: "neon-husky" });
    expect(acceptDesignDocument(forged)).toEqual({ problem: "This clip art isn't available." });
  });
});

describe("signs with an initial text", () => {
  const open = startDocument(neonSign, { template: "pet-cafe-open" });
  const wordsOf = ({ surfaces }: DesignDocument) =>
    surfaces.front.layers.flatMap((layer) => (layer.kind === "text" ? [layer.text] : []));

  it("drop it when another sign is chosen", () => {
    expect(wordsOf(open)).toEqual(["OPEN"]);
    expect(wordsOf(changed(open, { type: "choose-template", template: "treat-bar" }))).toEqual(["treat bar"]);
    expect(wordsOf(changed(open, { type: "choose-template", template: "one-line" }))).toEqual([""]);
  });

  it("replace it by the shopper's text, which is kept", () => {
    const typed = changed(open, { type: "set-text", surface: "front", layer: "phrase", text: "Meow" });
    expect(wordsOf(changed(typed, { type: "choose-template", template: "one-line" }))).toEqual(["Meow"]);
  });
});
