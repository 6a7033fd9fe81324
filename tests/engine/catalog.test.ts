import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

test("a product's page finds the product by its address, with price, options and pictures", async () => {
  const { data, errors } = await engine.graphql(`{
    route(url: "/custom-pet-photo-mug?cc=1") { type relative_url redirect_code ... on SimpleProduct {
      sku price_range { minimum_price { final_price { value currency } regular_price { value } discount { percent_off } } }
      media_gallery { url label } categories { url_path } tool { path options { code values { code price { value } } } }
      options { uid title ... on CustomizableDropDownOption { value { uid title price } } }
    } }
  }`);
  expect(errors).toBeUndefined();
  expect(data.route).toMatchObject({
    type: "PRODUCT",
    relative_url: "custom-pet-photo-mug",
    sku: "photo-mug",
  });
});
