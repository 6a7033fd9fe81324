import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designProblems } from "~/design/advice/problems";
import { designWarnings } from "~/design/advice/warnings";
import { codeLevel } from "~/design/codes/code-level";
import { shownCode } from "~/design/codes/shown-code";
import { acceptDesignDocument } from "~/design/document/check-document";
import { describeDesign } from "~/design/document/describe-design";
import type { Box, CodeLayer, DesignDocument } from "~/design/document/document";
import { DesignSvg, SurfaceDrawing } from "~/design/drawing/design-svg";
import { minModule } from "~/design/production/code-modules";
import type { Process } from "~/design/production/recipe";
import { recipeOf } from "~/design/production/recipe-of";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { neededOutlines } from "~/design/text/needed-outlines";
import { outlineKey } from "~/design/text/outline";
import { describedLine } from "~/engine/designs/described-line";
import { scanCode } from "../../fixtures/scan-code";
import { aDesign } from "./a-design";

const LINK = "https://example.com/in-memory-of/rex";

function coded(link: string, { product = "photomug", surface = "wrap", box = {} as Partial<Box> } = {}) {
  const target = { surface, layer: "added-1" };
  return aDesign(
    product,
    {},
    { type: "add-layer", surface, kind: "code" },
    { type: "set-code", ...target, link },
    { type: "set-box", ...target, box },
  );
}

function codeOf(document: DesignDocument): CodeLayer {
  const layer = Object.values(document.surfaces)
    .flatMap(({ layers }) => layers)
    .find((each) => each.kind === "code");
  if (layer?.kind !== "code") throw new Error("No code");
  return layer;
}

function drawn(document: DesignDocument, surface = "wrap"): string {
  const props = { document, surface, photos: {}, outline: serverOutline };
  return renderToStaticMarkup(createElement(DesignSvg, props));
}

const scanned = (markup: string) => scanCode(sharp(Buffer.from(markup), { density: 300 }).flatten());

describe("a QR code", () => {
  test.each(["#2a211c", "#b8431f"])("in %s opens its link when the drawing is scanned", async (color) => {
    const document = aDesign(
      "photomug",
      {},
      { type: "add-layer", surface: "wrap", kind: "code" },
      { type: "set-code", surface: "wrap", layer: "added-1", link: LINK, color },
    );
    expect(await scanned(drawn(document))).toBe(LINK);
  });

  test("is as robust as its size allows", () => {
    expect(codeLevel(LINK, 60)).toBe("H");
    expect(codeLevel(LINK, 33)).toBe("Q");
    expect(codeLevel(LINK, 15)).toBe("L");
    const levels = [200, 60, 40, 33, 30, 25, 10].map((side) => "HQML".indexOf(codeLevel(LINK, side)));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  test("has a closed outline of whole modules, whose holes run the other way", () => {
    const { font, text } = shownCode(codeOf(coded(LINK)), 0.5);
    const { path = "", width = 0 } = serverOutline(font, text) ?? {};
    expect(path).toMatch(/^(?:M\d+ \d+(?:L\d+ \d+)+Z)+$/);
    expect((width - 17) % 4).toBe(0);
  });

  test("is drawn faintly as an example, and not printed, while it has no link", () => {
    const empty = coded("");
    expect(drawn(empty)).toContain('opacity="0.3"');
    const props = { document: empty, surface: "wrap", photos: {}, outline: serverOutline, bled: true };
    const printed = renderToStaticMarkup(createElement("svg", null, createElement(SurfaceDrawing, props)));
    expect(printed).toMatch(/data-layer="wrap\.added-1"><\/g>/);
  });

  test("keeps a color in which phones can read it", () => {
    const { color } = codeOf(coded(LINK));
    const pale = aDesign(
      "photomug",
      {},
      { type: "add-layer", surface: "wrap", kind: "code" },
      { type: "set-code", surface: "wrap", layer: "added-1", color: "#fbf3e4" },
    );
    expect(codeOf(pale).color).toBe(color);
    expect(acceptDesignDocument(pale)).toEqual({ document: pale });
    codeOf(pale).color = "#fbf3e4";
    expect(acceptDesignDocument(pale)).toEqual({ problem: "This color isn't available." });
  });

  test("has no control characters in its link", () => {
    const document = coded(LINK);
    codeOf(document).link = `${LINK}\u0000`;
    expect(acceptDesignDocument(document)).toEqual({ problem: "The link of a QR code must be on one line." });
    expect(acceptDesignDocument(coded(LINK))).toHaveProperty("document");
  });

  test("is described by what a phone opens, and in emails without it", () => {
    expect(describeDesign(coded(" example.com/Rex "))).toContain("QR code of https://example.com/Rex");
    expect(describeDesign(coded("555 010 0100"))).toContain("QR code of tel:+15550100100");
    const line = (description: string) => describedLine({ quantity: 1, name: "Mug", description });
    expect(line(`Photo; QR code of ${LINK}, rotated 10°; “Rex” in Caveat`)).toBe(
      "1 × Mug: Photo; QR code, rotated 10°; “Rex” in Caveat",
    );
    expect(line(`Front: QR code of ${LINK}. Back: “www.example.com” in Caveat`)).toBe("1 × Mug");
    expect(line(`QR code of ${LINK}`)).toBe("1 × Mug: QR code");
  });

  test("is described by its link, and its outline is in the page", () => {
    const document = coded(LINK);
    expect(describeDesign(document)).toContain(`QR code of ${LINK}`);
    const { font } = shownCode(codeOf(document), 0.5);
    expect(Object.keys(neededOutlines(document, serverOutline))).toContain(outlineKey(font, LINK));
  });
});

describe("advice about a QR code", () => {
  const problems = (document: DesignDocument) =>
    designProblems(document, serverOutline)
      .filter(({ field }) => field.endsWith(".added-1"))
      .map(({ message }) => message);

  test("asks for a link that a phone can open", () => {
    expect(problems(coded("Rex"))).toEqual([expect.stringMatching(/^QR code: enter a web address/)]);
    expect(problems(coded(LINK))).toEqual([]);
    expect(problems(coded(""))).toEqual([]);
  });

  test("says that it is too small, by the material", () => {
    const box = { width: 15, height: 15 };
    expect(problems(coded(LINK, { box }))).toEqual([expect.stringMatching(/too small to scan/)]);
    const towel = { product: "beachtowel", surface: "front" };
    expect(problems(coded(LINK, { ...towel, box: { width: 30, height: 30 } }))).toHaveLength(1);
    expect(problems(coded(LINK, { box: { width: 30, height: 30 } }))).toEqual([]);
  });

  test.each(["doormat", "rug", "carpet", "photomug", "pillow"])(
    "on %s lets the studio and prepress agree on what is too small",
    (product) => {
      const [surface] = surfacesOf(aDesign(product));
      for (const side of [10, 15, 20, 30, 45, 60, 90, 130, 180, 260]) {
        const document = coded(LINK, { product, surface: surface.key, box: { width: side, height: side } });
        const tooSmall = preflightFindings(document, {
          photos: {},
          outline: serverOutline,
          resolutionFloor: 60,
        });
        const isHeld = tooSmall.some((finding) => finding.includes("can be scanned"));
        expect([side, problems(document).length > 0]).toEqual([side, isHeld]);
      }
    },
  );

  test("needs larger modules where the process lets ink spread", () => {
    const smallest = { "dye-injection": 2, garment: 0.8 } as Partial<Record<Process, number>>;
    for (const product of Object.keys(blueprints)) {
      const document = aDesign(product);
      for (const surface of surfacesOf(document).filter(({ allows }) => allows?.includes("code"))) {
        const { process } = recipeOf(document, surface);
        expect([product, minModule(document, surface) >= (smallest[process] ?? 0.35)]).toEqual([
          product,
          true,
        ]);
      }
    }
  });

  test("has larger modules where the pile is thick, by tolerating less dirt", () => {
    expect(codeLevel(LINK, 160)).toBe("H");
    expect(codeLevel(LINK, 160, 5)).toBe("L");
  });

  test("warns where it crosses the dashed line", () => {
    const warnings = (document: DesignDocument) =>
      designWarnings(document, { photos: {}, outline: serverOutline }).map(({ kind }) => kind);
    expect(warnings(coded(LINK, { box: { x: -5 } }))).toContain("unscannable");
    expect(warnings(coded(LINK))).not.toContain("unscannable");
  });

  test("of prepress names modules that the process does not make", () => {
    const findings = (side: number) =>
      preflightFindings(coded(LINK, { box: { width: side, height: side } }), {
        photos: {},
        outline: serverOutline,
        resolutionFloor: 60,
      }).filter((finding) => finding.startsWith("QR code"));
    expect(findings(15)).toEqual([
      expect.stringMatching(/^QR code: modules of 0\.\d\d mm; at least 0\.5 mm can be scanned/),
    ]);
    expect(findings(30)).toEqual([]);
  });
});
