import { expect, test } from "vitest";
import { loader } from "~/root";

test("a missing file is rejected before any page data is read", async () => {
  const request = new Request("http://shop.test/wp-login.php");
  await expect(loader({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 404 });
});
