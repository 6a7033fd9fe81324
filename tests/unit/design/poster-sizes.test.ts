import { expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { startDocument } from "~/design/blueprint/blueprint";
import { poster } from "~/design/products/poster/blueprint";
import { surfacesOf } from "~/design/surfaces/surfaces";

const { products } = storeDataOf("mpc", { brandsDirectory: "brands" });
const posters = products.filter(({ family }) => family === "posters");
const offered = poster.options.find(({ code }) => code === "size")?.values ?? [];

function sheet(size: string) {
  const [front] = surfacesOf({ ...startDocument(poster), options: { size, frame: "none" } });
  return front.size({ size });
}

test("a poster of 18 × 24 in is sold in portrait and landscape", () => {
  expect(offered.map(({ title }) => title)).toEqual(expect.arrayContaining(["18 × 24 in", "24 × 18 in"]));
  expect(sheet("18x24")).toEqual({ width: 457.2, height: 609.6 });
  expect(sheet("24x18")).toEqual({ width: 609.6, height: 457.2 });
});

test("a poster costs more the larger it is, in either orientation", () => {
  expect(posters.length).toBeGreaterThan(1);
  for (const { surcharges } of posters) {
    const byArea = offered
      .map(({ code }) => ({
        area: sheet(code).width * sheet(code).height,
        cents: surcharges?.size?.[code] ?? 0,
      }))
      .sort((one, other) => one.area - other.area);
    const cents = byArea.map((size) => size.cents);
    expect(cents).toEqual([...cents].sort((one, other) => one - other));
    expect(new Set(cents).size).toBe(6);
  }
});
