import { designsAndOrders, findsPrintFiles, toolGroups } from "../fixtures/every-tool-story";
import { test } from "../fixtures/form-test";
import { isMainOnly } from "../fixtures/main";

/** `npm test` orders one group only. */
const groups = isMainOnly ? toolGroups.slice(0, 1) : toolGroups;

for (const group of groups) {
  const names = group.map(({ slug }) => slug).join(", ");

  // @specification §2 L63-71
  test(`designed, ordered and printed: ${names}`, async ({ shop, consoleErrors, page }) => {
    test.setTimeout(300_000);
    const number = await designsAndOrders(shop, consoleErrors, group);
    await findsPrintFiles(page, number, group.length);
  });
}
