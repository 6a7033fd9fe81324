import { expect, it, vi } from "vitest";
import { cartIdCookie, customerTokenCookie, readCookie, wasSent } from "~/provider/cookies.server";

/** A request with the cookies, as each loader of a page gets one. */
function requestWith(...headers: string[]): Request {
  const Cookie = headers.map((header) => header.split(";")[0]).join("; ");
  return new Request("http://shop.test/", { headers: { Cookie } });
}

it("a cookie of a page is verified once, however many of its loaders read it", async () => {
  const header = await cartIdCookie.serialize("c".repeat(32));
  const verified = vi.spyOn(cartIdCookie, "parse");
  for (const request of [requestWith(header), requestWith(header)]) {
    expect(await readCookie(request, cartIdCookie)).toBe("c".repeat(32));
    expect(await readCookie(request, customerTokenCookie)).toBeNull();
  }
  expect(verified).toHaveBeenCalledTimes(1);
  verified.mockRestore();
});

it("visitors whose requests alternate keep their own cookies", async () => {
  const [ada, eve] = await Promise.all(["ada", "eve"].map((token) => customerTokenCookie.serialize(token)));
  const requests = [ada, eve, ada, `${eve.split(";")[0]}x`].map((header) => requestWith(header));
  const read = requests.map((request) => readCookie(request, customerTokenCookie));
  expect(await Promise.all(read)).toEqual(["ada", "eve", "ada", null]);
  expect(requests.map((request) => wasSent(request, cartIdCookie))).toEqual([false, false, false, false]);
});
