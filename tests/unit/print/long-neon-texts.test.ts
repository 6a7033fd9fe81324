import { describe, expect, it } from "vitest";
import { dotLine } from "~/engine/print/neon/center-lines";
import { lengthOf, thinned } from "~/engine/print/neon/line-points";
import { SIGN, signTubes } from "~/engine/print/neon/sign-tubes";
import { aDesign, typed } from "../design/a-design";

/** Texts that are longer than anybody would bend. */

describe("a long text of a sign", () => {
  it("is measured whatever its length", async () => {
    const letters = "m".repeat(240);
    const document = aDesign("neon-sign", { template: "one-line" }, typed(SIGN, "name", letters));
    expect(await signTubes(document)).not.toEqual([]);
  });

  it("may have an outline of more points than a call has arguments", () => {
    const outline = Array.from({ length: 300_000 }, (_, index) => ({ x: index % 3, y: index % 5 }));
    const line = dotLine(outline);
    expect(lengthOf(line)).toBeCloseTo(6);
    expect(line[0].x).toBe(1);
  });

  it("keeps only points that are apart", () => {
    const line = [0, 0.05, 0.12, 0.2, 0.4].map((x) => ({ x, y: 0 }));
    expect(thinned(line, 0.1).map(({ x }) => x)).toEqual([0, 0.12, 0.4]);
  });
});
