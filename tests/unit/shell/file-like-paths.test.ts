import { expect, test } from "vitest";
import { isLikeFile } from "~/storefront/shell/file-like-paths";

// @specification §2 L38
test.each([
  "/foo.php",
  "/wp-login.php",
  "/index.js.map",
  "/x.map",
  "/blog/wp-includes/wlwmanifest.xml",
  "/.env",
  "/.well-known/appspecific/com.chrome.devtools.json",
  "/.git/config",
  "/apple-touch-icon-precomposed.png",
])("%s looks like a file", (path) => {
  expect(isLikeFile(path)).toBe(true);
});

// @specification §2 L38
test.each([
  "/__remix_manifest",
  "/__webpack_hmr",
  "/_next/data/x",
  "/_next/static/chunks/main",
  "/static/js/main",
  "/@vite/client",
  "/sockjs-node/info",
])("%s belongs to a development overlay", (path) => {
  expect(isLikeFile(path)).toBe(true);
});

test.each([
  "/",
  "/custom-pet-photo-mug",
  "/about-us.html",
  "/blog/photograph-a-black-cat",
  "/wall-art/3-panels",
  "/customer/account/view-order/000000012",
  "/static-prints",
])("%s is the path of a page", (path) => {
  expect(isLikeFile(path)).toBe(false);
});
