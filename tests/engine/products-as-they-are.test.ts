import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { blueprints } from "~/design/products/all-products.server";
import { DESIGN_OPTION, optionUid, optionValueUid } from "~/engine/catalog/option-uid";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { paintedResponse } from "./painted-response";
import { ADDRESS, add, guest, newCart, payBy, place, setEmail, shipTo } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const ledge = (length: string) => ({
  sku: "picture-ledge",
  quantity: 2,
  selected_options: [optionValueUid("picture-ledge", "length", length)],
});

describe("a product sold undesigned", () => {
  it("is bought without a design and keeps its own picture from cart to order", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const { data } = await add(engine, sender, id, [ledge("48")]);
    const [item] = data.addProductsToCart.cart.itemsV2.items;
    expect(item.prices.row_total.value).toBe(81.98);
    expect(item.extra_info).toMatchObject({ edit_link: null, original_image_url: null });
    expect(item.product.thumbnail.url).toMatch(/^\/media\/catalog\/product\/picture-ledge\.webp\?v=/);

    await setEmail(engine, sender, id, "ada@example.com");
    await shipTo(engine, sender, id, { address: ADDRESS });
    await payBy(engine, sender, id, "checkmo");
    const { data: placed } = await place(engine, sender, id);
    const [ordered] = placed.placeOrder.orderV2.items;
    expect(ordered.selected_options).toEqual([{ label: "Length", value: "48 in" }]);
    expect(ordered.original_image_url).toBe(item.product.thumbnail.url);
  });

  it("requires every option", async () => {
    const sender = guest();
    const { data } = await add(engine, sender, await newCart(engine, sender), [
      { sku: "picture-ledge", quantity: 1 },
    ]);
    expect(data.addProductsToCart.user_errors).toEqual([
      { code: "REQUIRED_PARAMETER_MISSING", message: "Please choose length." },
    ]);
  });

  it("has one picture, painted like those of designed products and cached permanently under its URL", async () => {
    const { data } = await engine.graphql(
      '{ products(filter: { sku: { eq: "gift-box" } }) { items { small_image { url } media_gallery { url } } } }',
    );
    const [{ small_image, media_gallery }] = data.products.items;
    expect(media_gallery).toEqual([{ url: small_image?.url }]);
    const response = await paintedResponse(engine, small_image?.url ?? "");
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
  });
});

it("a design in a size that its product is not sold in is rejected", async () => {
  const sender = guest();
  const buy = async (size: string) => {
    const document = startDocument(blueprints["pet-tags"], { options: { size } });
    for (const surface of Object.values(document.surfaces)) {
      for (const layer of surface.layers) {
        if (layer.kind === "text") layer.text = layer.id === "phone" ? "(555) 010-0100" : "Mia";
      }
    }
    const saved = await engine.graphql(
      "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
      { input: { sku: "cat-tag", document: JSON.stringify(document) } },
      sender,
    );
    const entered = [{ uid: optionUid("cat-tag", DESIGN_OPTION), value: saved.data.saveDesign.design.id }];
    const { data } = await add(engine, sender, await newCart(engine, sender), [
      { sku: "cat-tag", quantity: 1, entered_options: entered },
    ]);
    return data.addProductsToCart.user_errors.map(({ message }) => message);
  };
  expect(await buy("small")).toEqual([]);
  expect(await buy("large")).toEqual(["Small Cat Tag: please choose another size."]);
});
