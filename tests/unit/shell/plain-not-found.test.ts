import { expect, test } from "vitest";
import { loader } from "~/root";

test("a file that is not there is refused before anything of a page is read", async () => {
  const request = new Request("http://shop.test/wp-login.php");
  await expect(loader({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 404 });
});
