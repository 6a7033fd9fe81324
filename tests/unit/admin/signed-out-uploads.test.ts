import { expect, test, vi } from "vitest";
import { importProducts } from "~/admin/catalog/import.server";
import { changePictures } from "~/admin/catalog/pictures/pictures.server";
import { changeTaxes } from "~/admin/taxes/taxes.server";

vi.mock("~/admin/frame/staff-session.server", () => ({
  openAdmin: () => Promise.reject(new Response(null, { status: 302 })),
}));

test.each([
  ["pictures", (request: Request) => changePictures(request, "photo-mug")],
  ["products", importProducts],
  ["taxes", changeTaxes],
])("an upload of %s is not read for somebody who is not signed in", async (name, upload) => {
  const body = new FormData();
  body.set("intent", "check");
  const request = new Request(`http://shop.test/admin/${name}`, { method: "POST", body });
  await expect(upload(request)).rejects.toMatchObject({ status: 302 });
  expect(request.bodyUsed).toBe(false);
});
