import { expect, test } from "vitest";
import { findAccessory } from "~/design/accessories";
import { sampleBackground, sampleDocument } from "~/design/products/samples";
import { registerPictures } from "~/engine/catalog/seed/register-pictures";

const mug = { blueprint: "photomug", path: "/photomug-tool", template: "photo-and-name" };
const tag = { blueprint: "pet-tags", path: "/pet-tags-tool", template: "name-and-phone" };

test("a product without a sample is shown with its empty template", () => {
  expect(sampleDocument("burrow-mug")).toBeUndefined();
  registerPictures([{ sku: "burrow-mug", tool: mug }]);
  expect(sampleDocument("burrow-mug")).toMatchObject({ blueprint: "photomug", template: mug.template });
  expect(sampleBackground("burrow-mug")).toBe("sand");
});

test("a brand's data adds text and drawn pets to any surface, and selects the wall", () => {
  const sample = {
    scene: "mint" as const,
    options: { color: "blue" },
    words: { "wrap.name": "Nibbles" },
    portraits: { "wrap.photo": "rabbit" },
  };
  registerPictures([{ sku: "night-mug", tool: mug, sample }]);
  const document = sampleDocument("night-mug");
  expect(sampleBackground("night-mug")).toBe("mint");
  expect(document?.options.color).toBe("blue");
  expect(document?.surfaces.wrap.layers).toMatchObject([
    { id: "photo", photoId: "portrait:rabbit" },
    { id: "name", text: "Nibbles" },
  ]);
});

test("text without a surface's name is on the front", () => {
  registerPictures([
    { sku: "burrow-tag", tool: tag, sample: { scene: "sky", words: { name: "Pip" }, portraits: {} } },
  ]);
  const words = sampleDocument("burrow-tag")?.surfaces.front.layers.find(({ id }) => id === "name");
  expect(words).toMatchObject({ text: "Pip" });
});

test("an accessory can use another drawing", () => {
  registerPictures([{ sku: "burrow-box", tool: null, drawnAs: "gift-box" }]);
  expect(findAccessory("burrow-box")).toEqual(findAccessory("gift-box"));
  expect(findAccessory("burrow-chest")).toBeUndefined();
});
