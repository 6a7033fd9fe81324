import { describe, expect, it } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { blueprints } from "~/design/products/all-products.server";
import { packParcels } from "~/engine/shipping/parcels/pack-parcels";
import { pieceOf } from "~/engine/shipping/parcels/piece";
import { currentSettings } from "~/settings/settings.server";

describe.each(["mpc", "neon"])("the products of %s", (brand) => {
  const { products, shipping } = storeDataOf(brand, currentSettings());
  const shipped = products.filter(({ isVirtual }) => !isVirtual);

  it("have a weight and a size if they are shipped, and none if they are emailed", () => {
    expect(shipped.length).toBeGreaterThan(0);
    expect(shipped.filter((product) => !product.package).map(({ sku }) => sku)).toEqual([]);
    const virtual = products.filter(({ isVirtual }) => isVirtual);
    expect(virtual.filter((product) => product.package).map(({ sku }) => sku)).toEqual([]);
  });

  it("differ in weight and size where they differ in inches", () => {
    const uniform = shipped.filter(({ package: measures, tool }) => {
      const size = blueprints[tool?.blueprint ?? ""]?.options.find(({ code }) => code === "size");
      const inches = size?.values.filter(({ code }) => /^\d+x\d+$/.test(code)) ?? [];
      const recorded = inches.filter(({ code }) => measures?.options.size?.[code]?.millimeters);
      // One of them may be the size of the product itself.
      return recorded.length < inches.length - 1;
    });
    expect(uniform.map(({ sku }) => sku)).toEqual([]);
  });

  it("fit into one of the store's boxes with every value of an option", () => {
    const tooLarge = shipped.flatMap(({ package: measures, sku }) => {
      if (!measures) return [];
      const choices = Object.entries(measures.options).flatMap(([code, values]) =>
        Object.keys(values).map((value) => ({ [code]: value })),
      );
      return [{}, ...choices].flatMap((options) => {
        const [parcel] = packParcels([pieceOf(measures, options)], shipping.boxes);
        return parcel.box === null ? [`${sku} ${JSON.stringify(options)}`] : [];
      });
    });
    expect(tooLarge).toEqual([]);
  });
});
