import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrintSheet } from "~/design/drawing/print-sheet";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, placed } from "./a-design";

function sheetOf(key: string, surface = "front", photo = "photo"): string {
  const document = aDesign(
    key,
    { template: key === "canvas" ? "full-photo" : undefined },
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
  expect(sheet).toContain('viewBox="-40 -40 283.2 283.2"');
  // The photo's frame reaches into the wrap, as in the print file.
  expect(sheet).toContain('<path d="M-40 -40H243.2V243.2H-40Z"');
  expect(sheet).toContain('stroke-dasharray="7 4"');
  expect(sheet).toMatch(/<path d="M0 0H203.2V203.2H0Z" fill="none" stroke="#17493f"/);
});

test("an engraved side has no print preview, since it ends at its edge", () => {
  expect(sheetOf("pet-tags")).toBe("");
});
