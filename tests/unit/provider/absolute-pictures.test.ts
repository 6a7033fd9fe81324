import { expect, test, vi } from "vitest";
import { withAbsolutePictures } from "~/provider/absolute-pictures.server";

vi.mock("~/settings/settings.server", () => ({
  currentSettings: () => ({
    publicUrl: "https://shop.example/",
    storeUrls: { neon: "https://neon.example" },
  }),
}));

const json = (body: object) => Response.json(body);

test("paths of pictures become URLs of the store, in fields and in HTML", async () => {
  const body = {
    data: {
      url: "/media/catalog/product/mug.webp?v=1&width=300",
      html: '<img src="/media/wysiwyg/dog.png">',
      text: "see /media/catalog/product/mug.webp",
      path: "/mediation",
    },
  };
  const whole = await (await withAbsolutePictures(json(body), "mpc")).json();
  expect(whole.data).toEqual({
    url: "https://shop.example/media/catalog/product/mug.webp?v=1&width=300",
    html: '<img src="https://shop.example/media/wysiwyg/dog.png">',
    text: body.data.text,
    path: body.data.path,
  });
});

test("each store has its own URL", async () => {
  const response = await withAbsolutePictures(json({ url: "/media/sign.svg" }), "neon");
  expect(await response.json()).toEqual({ url: "https://neon.example/media/sign.svg" });
});

test("other responses are unchanged", async () => {
  const page = new Response('"/media/a.png"', { headers: { "Content-Type": "text/html" } });
  expect(await withAbsolutePictures(page, "mpc")).toBe(page);
});
