import { expect, test, vi } from "vitest";
import { withAbsolutePictures } from "~/provider/absolute-pictures.server";

vi.mock("~/settings/settings.server", () => ({
  currentSettings: () => ({
    publicUrl: "https://shop.example/",
    storeUrls: { neon: "https://neon.example" },
  }),
}));

test("paths of pictures become URLs of the store, in fields and in HTML", () => {
  const body = {
    data: {
      url: "/media/catalog/product/mug.webp?v=1&width=300",
      html: '<img src="/media/wysiwyg/dog.png">',
      text: "see /media/catalog/product/mug.webp",
      path: "/mediation",
    },
  };
  const whole = JSON.parse(withAbsolutePictures(JSON.stringify(body), "mpc"));
  expect(whole.data).toEqual({
    url: "https://shop.example/media/catalog/product/mug.webp?v=1&width=300",
    html: '<img src="https://shop.example/media/wysiwyg/dog.png">',
    text: body.data.text,
    path: body.data.path,
  });
});

test("each store has its own URL", () => {
  expect(withAbsolutePictures('{"url":"/media/sign.svg"}', "neon")).toBe(
    '{"url":"https://neon.example/media/sign.svg"}',
  );
});
