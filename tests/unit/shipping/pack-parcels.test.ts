import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packageSchema } from "~/brand/package-data";
import { packParcels } from "~/engine/shipping/parcels/pack-parcels";
import { type Piece, pieceOf } from "~/engine/shipping/parcels/piece";
import { baseShipping } from "./base-shipping";

const { boxes } = baseShipping;
const mug: Piece = { grams: 480, millimeters: [150, 130, 120], form: "solid" };
const print: Piece = { grams: 60, millimeters: [200, 150, 6], form: "flat" };
const poster: Piece = { grams: 160, millimeters: [640, 70, 70], form: "rolled" };

const boxesOf = (pieces: Piece[]) => packParcels(pieces, boxes).map(({ box }) => box);

describe("a parcel", () => {
  it("is the smallest box that holds everything, with its weight", () => {
    expect(packParcels([mug], boxes)).toEqual([
      { box: "medium-box", millimeters: [305, 254, 152], grams: 740, pieces: 1 },
    ]);
    expect(boxesOf([mug, mug, mug])).toEqual(["medium-box"]);
    expect(boxesOf(Array.from({ length: 8 }, () => mug))).toEqual(["large-box"]);
  });

  it("is a flat mailer for flat things alone, and a tube for rolled ones alone", () => {
    expect(boxesOf([print])).toEqual(["flat-mailer"]);
    expect(boxesOf([print, mug])).toEqual(["medium-box"]);
    expect(boxesOf([{ ...print, form: "solid" }])).toEqual(["small-box"]);
    expect(boxesOf([poster])).toEqual(["tube"]);
    expect(boxesOf([{ ...poster, form: "solid" }])).toEqual(["picture-box"]);
  });

  it("is measured by the longest side, however the piece is turned", () => {
    const canvas: Piece = { grams: 1900, millimeters: [60, 640, 490], form: "solid" };
    expect(boxesOf([canvas])).toEqual(["picture-box"]);
    expect(boxesOf([{ ...canvas, millimeters: [60, 665, 490] }])).toEqual(["large-picture-box"]);
  });

  it("is the piece's own carton when no box is large enough", () => {
    const huge: Piece = { grams: 9000, millimeters: [300, 2000, 300], form: "solid" };
    expect(packParcels([huge], boxes)).toEqual([
      { box: null, millimeters: [2000, 300, 300], grams: 9000, pieces: 1 },
    ]);
  });

  it("is one of several when a box would be too heavy or too full", () => {
    const heavy: Piece = { grams: 9000, millimeters: [100, 100, 100], form: "solid" };
    const parcels = packParcels([heavy, heavy, heavy], boxes);
    expect(parcels.map(({ pieces }) => pieces)).toEqual([2, 1]);
    expect(parcels.map(({ box }) => box)).toEqual(["cube-box", "medium-box"]);
  });

  it("holds each piece once, within its weight and sides, whatever is packed", () => {
    const side = fc.integer({ min: 5, max: 700 });
    const piece = fc.record({
      grams: fc.integer({ min: 1, max: 30_000 }),
      millimeters: fc.tuple(side, side, side),
      form: fc.constantFrom("solid" as const, "flat" as const, "rolled" as const),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const parcels = packParcels(pieces, boxes);
        expect(parcels.reduce((count, parcel) => count + parcel.pieces, 0)).toBe(pieces.length);
        const empty = parcels.reduce(
          (total, { box }) => total + (boxes.find(({ code }) => code === box)?.grams ?? 0),
          0,
        );
        const weight = pieces.reduce((total, { grams }) => total + grams, empty);
        expect(parcels.reduce((total, { grams }) => total + grams, 0)).toBe(weight);
        for (const { box, grams } of parcels) {
          const own = boxes.find(({ code }) => code === box);
          if (own) expect(grams).toBeLessThanOrEqual(own.maxGrams + own.grams);
        }
      }),
    );
  });
});

describe("a piece", () => {
  const measures = packageSchema.parse({
    grams: 700,
    millimeters: [260, 210, 60],
    options: {
      size: { "16x20": { grams: 1600, millimeters: [560, 460, 60] } },
      frame: { oak: { plusGrams: 700 } },
    },
  });

  it("has the weight and size of its options", () => {
    const weighed = (options: Record<string, string>) => pieceOf(measures, options);
    expect(weighed({})).toEqual({ grams: 700, millimeters: [260, 210, 60], form: "solid" });
    expect(weighed({ size: "8x8", frame: "none" }).grams).toBe(700);
    expect(weighed({ frame: "oak", size: "16x20" })).toEqual({
      grams: 2300,
      millimeters: [560, 460, 60],
      form: "solid",
    });
    expect(weighed({ size: "constructor" }).grams).toBe(700);
  });
});
