import { expect, test } from "vitest";
import type { DesignDocument } from "~/design/document/document";
import { wireHoles } from "~/design/production/wire-holes";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { sheetProduction } from "~/engine/print/print-page";
import { sheetsOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign } from "../design/a-design";

async function factsOf(document: DesignDocument) {
  const [{ key }] = surfacesOf(document);
  const read = async () => null;
  const pdf = await drawPrintFile({ document, surface: key, label: "MPC1", maker: "My Pet Canvas", read });
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as unknown as Buffer);
  return readPrintFacts(Buffer.concat(chunks));
}

test.each(["8x11", "12x16"])(
  "the holes of a calendar of %s lie in its strip, three an inch, but for the hanger",
  (size) => {
    const document = aDesign("calendar", { options: { size } });
    const [cover] = surfacesOf(document);
    const { width } = cover.size(document.options);
    const strip = cover.bindingStrip?.(document.options);
    const holes = wireHoles(document, cover);
    const centers = holes.map((hole) => hole.x + hole.width / 2);
    expect(centers[1] - centers[0]).toBeCloseTo(25.4 / 3);
    expect(centers[0] + centers[centers.length - 1]).toBeCloseTo(width);
    expect(centers[0]).toBeGreaterThan(6);
    expect(Math.min(...centers.map((center) => Math.abs(center - width / 2)))).toBeGreaterThan(19);
    for (const { y, height } of holes) expect(y + height).toBeLessThan(strip?.height ?? 0);
  },
);

test("they are a guide on a plate of its own, which overprints", async () => {
  const document = aDesign("calendar");
  const { plates, spotsOverprint, content } = await factsOf(document);
  expect(plates).toEqual(["All", "Black", "Punch"]);
  expect(spotsOverprint).toBe(true);
  const [{ x, y }] = wireHoles(document, surfacesOf(document)[0]);
  expect(content).toContain(`${Math.round(x * 1e6) / 1e6} ${y} 4 4 re`);
  const [cover] = sheetsOf(document);
  expect(sheetProduction(cover, document)).toContain(" · punched for wire, 3 an inch. The product page says");
});

test("a poster has none", async () => {
  expect((await factsOf(aDesign("poster"))).plates).not.toContain("Punch");
});
