import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designProblems } from "~/design/advice/problems";
import { codeColors, offersCode } from "~/design/codes/shown-code";
import { acceptDesignDocument } from "~/design/document/check-document";
import type { DesignDocument } from "~/design/document/document";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign } from "./a-design";

const LINK = "https://example.com/in-memory-of/rex";

function coded(product: string, tone: string, color?: string): DesignDocument {
  const target = { surface: "front", layer: "added-1" };
  return aDesign(
    product,
    { options: { tone } },
    { type: "add-layer", surface: "front", kind: "code" },
    { type: "set-code", ...target, link: LINK, color },
  );
}

const problems = (document: DesignDocument) =>
  designProblems(document, serverOutline)
    .filter(({ field }) => field === "front.added-1")
    .map(({ message }) => message);

const findings = (document: DesignDocument) =>
  preflightFindings(document, { photos: {}, outline: serverOutline, resolutionFloor: 60 }).filter((finding) =>
    finding.startsWith("QR code"),
  );

describe("a QR code where no white is printed", () => {
  test.each(["wood-print", "mobilestand"])(
    "on %s has only colors that stand out from the wood",
    (product) => {
      const [light] = surfacesOf(coded(product, "birch"));
      expect(codeColors(light)).toContain("#2a211c");
      expect(codeColors(light)).not.toContain("#b8431f");
      expect(problems(coded(product, "birch"))).toEqual([]);
      const [dark] = surfacesOf(coded(product, "walnut"));
      expect(codeColors(dark)).toEqual([]);
      expect(offersCode(dark)).toBe(false);
      expect(coded(product, "walnut").surfaces.front.layers.map(({ kind }) => kind)).not.toContain("code");
    },
  );

  test("has every dark color on acrylic with white behind", () => {
    const [clear] = surfacesOf(coded("mobilestand", "clear"));
    expect(codeColors(clear)).toContain("#b8431f");
  });

  test("is a problem, and held by prepress, when darker wood is chosen later", () => {
    const document = coded("wood-print", "birch");
    const darker = { ...document, options: { ...document.options, tone: "walnut" } };
    expect(problems(darker)).toEqual([
      expect.stringMatching(/^QR code: a phone can't read it on a material/),
    ]);
    expect(findings(darker)).toEqual(["QR code: its color has too little contrast to the bare material."]);
    expect(findings(document)).toEqual([]);
    expect(acceptDesignDocument(darker)).toEqual({ document: darker });
    const terracotta = coded("mobilestand", "clear", "#b8431f");
    const onBirch = { ...terracotta, options: { ...terracotta.options, tone: "birch" } };
    expect(problems(onBirch)).toEqual([expect.stringMatching(/^QR code: a phone can't read this color/)]);
  });
});
