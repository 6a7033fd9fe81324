import { expect, test } from "vitest";
import { isMobileDevice } from "~/storefront/shell/shell-view.server";

const mobile = {
  phone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  "Android phone":
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  tablet:
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "hand-held console":
    "Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/609.4 (KHTML, like Gecko)",
  watch:
    "Mozilla/5.0 (Linux; Tizen 5.5; SAMSUNG SM-R800) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36",
};

const other = {
  "Windows desktop":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  "Mac desktop":
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  "Linux desktop": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0",
  tv: "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36",
  "Android tv stick":
    "Mozilla/5.0 (Linux; Android 9; AFTT Build/PS7285) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Mobile Safari/537.36",
  bot: "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  car: "Mozilla/5.0 (X11; GNU/Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chromium/109.0 Chrome/109.0 Safari/537.36 Tesla/2024.26",
};

// @specification §2 L29
// @specification §4 L184
test.each(Object.entries(mobile))("a %s is mobile", (_kind, userAgent) => {
  expect(isMobileDevice(userAgent)).toBe(true);
});

// @specification §2 L29
// @specification §4 L184
test.each(Object.entries(other))("a %s is not mobile", (_kind, userAgent) => {
  expect(isMobileDevice(userAgent)).toBe(false);
});

test("a missing user agent is not mobile", () => {
  expect(isMobileDevice(null)).toBe(false);
});
