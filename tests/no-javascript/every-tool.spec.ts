import { designsAndOrders, findsPrintFiles, toolGroups } from "../fixtures/every-tool-story";
import { test } from "../fixtures/shop-test";

for (const group of toolGroups) {
  const names = group.map(({ slug }) => slug).join(", ");

  test(`designed, ordered and printed: ${names}`, async ({ shop, troubles, page }) => {
    test.setTimeout(300_000);
    const number = await designsAndOrders(shop, troubles, group);
    await findsPrintFiles(page, number, group.length);
  });
}
