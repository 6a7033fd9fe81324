import { describe, expect, test } from "vitest";
import { findTube } from "~/design/art/tubes";
import type { DesignDocument } from "~/design/document/document";
import { liesWithin } from "~/design/geometry/path-points";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { jobTicket } from "~/engine/print/job-ticket";
import { distance, isClosed, lengthOf } from "~/engine/print/neon/line-points";
import { pathLines } from "~/engine/print/neon/path-lines";
import { type SignPlan, signPlan, tubeLengths } from "~/engine/print/neon/sign-plan";
import { points, sheetProduction } from "~/engine/print/print-page";
import { recipeOfSheet, sheetsOf, wholeSheetOf } from "~/engine/print/print-sheets";
import { readPrintFacts } from "../../golden/print-facts";
import { aDesign, typed } from "../design/a-design";

/** What a workshop bends and cuts for a neon sign. */

const MIN_INSIDE = 20;

function sign(template: string, text = "Bella", options: Record<string, string> = {}): DesignDocument {
  const names = ["one-line", "name-in-heart", "paw-and-name"];
  const chosen = { template, options };
  return names.includes(template)
    ? aDesign("neon-sign", chosen, typed("front", "name", text))
    : aDesign("neon-sign", chosen);
}

async function pdfOf(document: DesignDocument): Promise<Buffer> {
  const pdf = await drawPrintFile({
    document,
    surface: "front",
    hasTubes: true,
    label: "MPC1",
    maker: "My Pet Canvas",
    read: async () => null,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as unknown as Buffer);
  return Buffer.concat(chunks);
}

describe("tubes", () => {
  test("of letters follow their strokes, each drawn once", async () => {
    const document = aDesign("neon-sign", { template: "name-framed" }, typed("front", "name", "lo"));
    const { tubes } = await signPlan(document);
    const letters = tubes.filter(({ layer }) => layer.kind === "text").map(({ line }) => line);
    expect(letters).toHaveLength(2);
    expect(letters.map(isClosed).toSorted()).toEqual([false, true]);
  });

  test("are smooth in any size: a sign of twice the size has tubes of twice the length", async () => {
    const length = async (size: string) =>
      (await signPlan(sign("one-line", "Max", { size }))).tubes.reduce(
        (total, { line }) => total + lengthOf(line),
        0,
      );
    expect(Math.abs((await length("large")) / (await length("small")) - 2)).toBeLessThan(0.05);
  });

  test("keep the dot of an i as a short piece", async () => {
    const { tubes } = await signPlan(sign("one-line", "ı"));
    const dotted = await signPlan(sign("one-line", "i"));
    expect(dotted.tubes).toHaveLength(tubes.length + 1);
  });

  test("of a drawing of tubes are its own lines, and of another drawing its outlines", async () => {
    const [pet] = (await signPlan(sign("one-paw"))).tubes.map(({ layer }) => layer);
    const { tubes } = await signPlan(sign("one-paw"));
    const tube = findTube("neon-paw");
    if (!tube || !pet) throw new Error("There is no paw.");
    const scale = Math.min(pet.box.width / tube.width, pet.box.height / tube.height);
    const drawn = pathLines(tube.path).reduce((total, line) => total + lengthOf(line), 0) * scale;
    expect(tubes.reduce((total, { line }) => total + lengthOf(line), 0)).toBeCloseTo(drawn, 1);
    const paw = (await signPlan(sign("paw-and-name"))).tubes.filter(({ layer }) => layer.kind === "art");
    expect(paw).toHaveLength(5);
    expect(paw.every(({ line }) => isClosed(line))).toBe(true);
  });

  test("are measured by color, and grow with the sign", async () => {
    const small = tubeLengths(await signPlan(sign("paw-and-name", "Bella", { size: "small" })));
    const large = tubeLengths(await signPlan(sign("paw-and-name", "Bella", { size: "large" })));
    expect(small.map(({ color }) => color)).toEqual(["Sunset orange", "Neon cyan"]);
    for (const [index, { millimeters }] of small.entries()) {
      expect(large[index].millimeters / millimeters).toBeGreaterThan(1.95);
      expect(large[index].millimeters / millimeters).toBeLessThan(2.05);
    }
  });
});

describe("the board", () => {
  function expectHoles({ holes, outline, tubes }: SignPlan, count: number): void {
    expect(holes).toHaveLength(count);
    for (const { x, y, width } of holes) {
      const center = { x: x + width / 2, y: y + width / 2 };
      expect(liesWithin([outline], center)).toBe(true);
      const near = tubes.flatMap(({ line }) => line.map((point) => distance(point, center)));
      expect(Math.min(...near)).toBeGreaterThanOrEqual(12);
    }
  }

  test("is a rectangle with a hole in each corner, or two for a chain", async () => {
    const plan = await signPlan(sign("one-line", "Bella", { backing: "clear" }));
    expect(plan.size).toEqual({ width: 500, height: 250 });
    expect(plan.outline).toHaveLength(4);
    expectHoles(plan, 4);
    const chained = await signPlan(sign("one-line", "Bella", { backing: "black", mount: "chain" }));
    expectHoles(chained, 2);
    expect(chained.holes.every(({ y }) => y < 60)).toBe(true);
  });

  test.each(["one-line", "name-in-heart", "pet-hotel", "vet"])(
    "cut to the shape of %s is one piece around all tubes",
    async (template) => {
      const plan = await signPlan(sign(template, "Bella", { backing: "cut" }));
      expect(plan.outline.length).toBeGreaterThan(20);
      for (const { line } of plan.tubes) {
        for (const point of line) {
          expect(liesWithin([plan.outline], point)).toBe(true);
          const edge = Math.min(...plan.outline.map((each) => distance(each, point)));
          expect(edge).toBeGreaterThan(MIN_INSIDE);
        }
      }
      expectHoles(plan, 4);
    },
  );
});

describe("the file of the tubes", () => {
  test("has each tube as one line in its color, and the cut line with its holes", async () => {
    const document = sign("paw-and-name", "Bella", { backing: "cut" });
    const plan = await signPlan(document);
    const { content, boxes, plates } = readPrintFacts(await pdfOf(document));
    const lines = content.split("\n").filter((step) => step === "S");
    expect(lines).toHaveLength(plan.tubes.length + 1);
    expect(plates).toEqual(["CutContour"]);
    const [left, bottom, right, top] = boxes.TrimBox;
    expect(right - left).toBeCloseTo(points(plan.size.width), 2);
    expect(top - bottom).toBeCloseTo(points(plan.size.height), 2);
  });

  test("goes with the one of the picture, which stays that of the proof", () => {
    const document = sign("one-line");
    const sheets = sheetsOf(document);
    expect(sheets.map(({ key }) => key)).toEqual(["front", "tubes"]);
    expect(wholeSheetOf(sheets, "front")?.key).toBe("front");
    expect(recipeOfSheet(document, sheets[1]).color).toBe("process");
    expect(sheetProduction(sheets[1], document)).toMatch(
      /^Router · 300 ppi · cut along CutContour\. The product/,
    );
  });

  test("has the same bytes each time", async () => {
    const document = sign("one-line", "Bella", { backing: "cut" });
    expect((await pdfOf(document)).equals(await pdfOf(structuredClone(document)))).toBe(true);
  });
});

test("the job ticket says how much tube each sign needs", () => {
  const job = {
    order: "MPC100000001",
    line: 1,
    sku: "neon-sign",
    name: "Neon sign",
    pieces: 2,
    revision: 1,
    options: [],
    ship_by: null,
    arrives_by: null,
    files: [],
    tubes: [
      { color: "Neon pink", millimeters: 1455, pieces: 6 },
      { color: "Warm white", millimeters: 90, pieces: 1 },
    ],
  };
  const ticket = jobTicket(job, "https://example.com/admin/orders/1", []);
  expect(ticket).toContain("<th>Neon pink tube, each sign</th><td>1455 mm in 6 pieces</td>");
  expect(ticket).toContain("<th>Warm white tube, each sign</th><td>90 mm in 1 piece</td>");
});
