import { expect, test } from "vitest";
import { respondWithDrawing } from "~/storefront/content/drawings.server";

const sample = (text: string) =>
  respondWithDrawing(
    "typefaces.svg",
    new Request(`https://shop.example/drawings/typefaces.svg?text=${text}`),
  );

test("samples of fonts are drawn one at a time, with other work in between", async () => {
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  });
  const [one, other] = await Promise.all([sample("Rex"), sample("Max")]);
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
  expect(one.headers.get("Cache-Control")).toBe("private, max-age=3600");
  expect(await one.text()).not.toBe(await other.text());
});

test("when too many wait, the fonts keep their names", async () => {
  const names = await respondWithDrawing(
    "typefaces.svg",
    new Request("https://shop.example/drawings/typefaces.svg"),
  );
  const all = await Promise.all(Array.from({ length: 10 }, (_, index) => sample(`Rex${index}`)));
  const last = all[9];
  expect(last.headers.get("Cache-Control")).toBe("no-store");
  expect(await last.text()).toBe(await names.text());
  expect(await all[0].text()).not.toBe(await (await sample("Rex1")).text());
});
