import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { designProblems } from "~/design/advice/problems";
import { designWarnings } from "~/design/advice/warnings";
import { acceptDesignDocument } from "~/design/document/check-document";
import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { DesignSvg } from "~/design/drawing/design-svg";
import type { TextStyle } from "~/design/layers/text-style";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, textOf, typed } from "./a-design";

/** Millimeters from the mug's edge to its dashed line. */
const SAFE = 4;
const RED = "#b8431f";
const INK = "#2a211c";

function styled(...styles: TextStyle[]): DesignDocument {
  return aDesign(
    "photomug",
    {},
    typed("wrap", "name", "Max"),
    ...styles.map((style) => ({ type: "set-text-style", surface: "wrap", layer: "name", ...style }) as const),
  );
}

function drawn(document: DesignDocument, surface = "wrap"): string {
  return renderToStaticMarkup(
    createElement(DesignSvg, { document, surface, photos: {}, outline: serverOutline }),
  );
}

const colors = [INK, RED];

describe("outline and shadow of a text", () => {
  test("are drawn beneath its letters as paths, the shadow first", () => {
    const [outline, shadow] = colors;
    const markup = drawn(
      styled({ borderColor: outline, borderWidth: 40 }, { shadowColor: shadow, shadowDistance: 60 }),
    );
    const group = /data-layer="wrap\.name"[^>]*><g transform="[^"]+">(.*?)<\/g>/.exec(markup)?.[1] ?? "";
    const paths = [...group.matchAll(/<path [^>]+>/g)].map(([path]) => path.replace(/ d="[^"]+"/, ""));
    expect(paths).toHaveLength(3);
    expect(paths[0]).toContain(
      `transform="translate(60 60)" fill="${shadow}" stroke="${shadow}" stroke-width="80"`,
    );
    expect(paths[1]).toContain(
      `fill="${outline}" stroke="${outline}" stroke-width="80" stroke-linejoin="round"`,
    );
    expect(paths[2]).not.toContain("stroke");
  });

  test("are taken away by an empty color, and the drawing is the one of before", () => {
    const [outline, shadow] = colors;
    const document = styled(
      { borderColor: outline, shadowColor: shadow },
      { borderColor: "", shadowColor: "" },
    );
    expect(drawn(document)).toBe(drawn(styled()));
    expect(JSON.stringify(document)).toBe(JSON.stringify(styled()));
  });

  test("stay within their limits, and have only offered colors", () => {
    const [outline] = colors;
    const name = textOf(
      styled({ borderColor: outline, borderWidth: 900 }, { shadowColor: "crimson" }),
      "wrap",
      "name",
    );
    expect(name.border).toEqual({ color: outline, width: 100 });
    expect(name.shadow).toBeUndefined();
  });

  test("do not exist where text is engraved", () => {
    const tag = aDesign("pet-tags", {}, typed("front", "name", "Max"), {
      type: "set-text-style",
      surface: "front",
      layer: "name",
      borderColor: aDesign("pet-tags").surfaces.front.background,
      shadowColor: "#4a4b4f",
    });
    expect(textOf(tag, "front", "name").shadow).toBeUndefined();
    const spoiled = structuredClone(tag);
    textOf(spoiled, "front", "name").shadow = { color: "#4a4b4f", distance: 50 };
    expect(acceptDesignDocument(spoiled)).toEqual({
      problem: "Text here can't have an outline or a shadow.",
    });
  });

  test("make a text visible whose color is that of the background", () => {
    const white = styled({ color: "#ffffff" });
    const reason = (document: DesignDocument) =>
      designProblems(document, serverOutline).filter(({ message }) => message.includes("won't show up"));
    expect(reason(white)).toHaveLength(1);
    expect(reason(styled({ color: "#ffffff" }, { borderColor: INK }))).toEqual([]);
  });

  test("count as ink that may get cut off", () => {
    const atEdge = (style: TextStyle) => {
      const document = styled({ align: "left" }, style);
      const name = textOf(document, "wrap", "name");
      name.box = { ...name.box, x: SAFE + 0.5 };
      return designWarnings(document, { photos: {}, outline: serverOutline }).some(
        ({ kind }) => kind === "cut",
      );
    };
    expect(atEdge({})).toBe(false);
    expect(atEdge({ borderColor: INK, borderWidth: 100 })).toBe(true);
  });

  test("are described", () => {
    expect(describeDesign(styled({ borderColor: INK, shadowColor: RED }))).toMatch(/, outlined in [a-z ]+/);
  });
});
