import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseDesignDocument } from "~/design/document/document";
import { PrintSheet } from "~/design/drawing/print-sheet";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed } from "./a-design";

function sheetOf(key: string, options = {}, surface = "front", photo = "photo"): string {
  const document = aDesign(
    key,
    { template: key === "canvas" ? "full-photo" : undefined, options },
    placed(surface, photo, "portrait:dog-corgi"),
  );
  return renderToStaticMarkup(
    <PrintSheet
      document={document}
      surface={surface}
      photos={{}}
      outline={serverOutline}
      title="As printed"
    />,
  );
}

test("the print preview of a canvas goes to the end of its wrap, with the fold as a line", () => {
  const sheet = sheetOf("canvas");
  expect(sheet).toContain('viewBox="-54 -54 311.2 311.2"');
  // The photo's frame reaches into the wrap, as in the print file.
  expect(sheet).toContain('<path d="M-40 -40H243.2V243.2H-40Z"');
  expect(sheet).toContain('stroke-dasharray="7 4"');
  expect(sheet).toMatch(/<path d="M0 0H203.2V203.2H0Z" fill="none" stroke="#17493f"/);
});

test("beyond the end of a continued picture, and beyond the fold of others, the picture is mirrored", () => {
  const picture = /<g transform="(matrix[^"]+)"><g clip-path="url\(#sheet-picture\)">/g;
  const mirrors = (edges: string) =>
    [...sheetOf("canvas", { edges }).replaceAll("design-front", "sheet").matchAll(picture)].map(
      ([, matrix]) => matrix,
    );
  expect(mirrors("continued")).toContain("matrix(-1 0 0 1 -79.8 0)");
  expect(mirrors("mirrored")).toContain("matrix(-1 0 0 1 0.2 0)");
  expect(mirrors("mirrored")).toContain("matrix(1 0 0 -1 0 406.2)");
  expect(mirrors("mirrored")).toHaveLength(8);
  expect(mirrors("background")).toEqual([]);
});

test("the sides of a canvas in its background color show nothing of the photo", () => {
  const sheet = sheetOf("canvas", { edges: "background" });
  expect(sheet).toContain('<path d="M-54 -54H257.2V257.2H-54Z" fill="#ffffff"');
  expect(sheet).toContain('<clipPath id="design-front-picture"><path d="M0 0H203.2V203.2H0Z"');
  expect(sheet).not.toContain("M-40 -40");
});

test.each(["canvas", "wall-set"])("a %s from before its sides could be chosen is read as it was", (key) => {
  const document = aDesign(key);
  const { edges, ...options } = document.options;
  expect(edges).toBe("continued");
  expect(parseDesignDocument({ ...document, options })).toEqual(document);
});

test("an engraved side has no print preview, since it ends at its edge", () => {
  expect(sheetOf("pet-tags")).toBe("");
});
