import { afterEach, expect, test } from "vitest";
import { showLocale } from "~/brand/store-locale";
import { Shell } from "~/storefront/shell/shell";
import { drawnPage } from "../brand/drawn-page";
import { emptyShell } from "./empty-shell";

const OFFER = {
  notice: "",
  text: "Two mugs for one",
  details: "",
  endsAt: "2027-01-02T00:00:00.000Z",
  showTimer: true,
  takesEmail: false,
};
const CHAT = {
  key: "liveChat",
  id: "https://chat.example/a.js",
  source: "https://chat.example/a.js",
} as const;

afterEach(() => showLocale());

function shellAt(path: string, { isMobile = false } = {}): string {
  const visit = { isDeveloper: false, thirdParties: [CHAT], asksConsent: false, asksPerson: false };
  const view = { ...emptyShell, cartCount: 2, offers: [OFFER], isMobile, visit, honeypot: null };
  return drawnPage(<Shell view={view}>The page</Shell>, { pathname: path });
}

// @specification §1 L16
test.each(["/", "/photomug-tool", "/checkout", "/checkout/success"])(
  "the header at %s has offer and countdown, Login and Register, cart count, and the launcher of the live chat",
  (path) => {
    const page = shellAt(path);
    expect(page).toMatch(/Two mugs for one.*role="timer"/s);
    expect(page).toMatch(/>Login<.*>Register</s);
    expect(page).toContain("Cart, 2 items");
    expect(page).toContain("Chat with us");
  },
);

// @specification §2 L29
test("phones have no launcher of the live chat", () => {
  expect(shellAt("/", { isMobile: true })).not.toContain("Chat with us");
});

// @specification §2 L27
test("at the checkout and on the success page, the footer has no menus", () => {
  expect(shellAt("/faq")).toContain('aria-label="Help links"');
  expect(shellAt("/checkout")).not.toContain('aria-label="Help links"');
  expect(shellAt("/checkout/success")).not.toContain('aria-label="Help links"');
});

// @specification §2 L26
test("a page of /product/review has a header, and no footer", () => {
  expect(shellAt("/product/review")).toContain("shop-header");
  expect(shellAt("/product/review")).not.toContain("<footer");
});

test("a page has the locale of its amounts for the browser, but for en-US; its texts stay English", () => {
  expect(shellAt("/faq")).toMatch(/<html lang="en-US">/);
  showLocale("de-DE");
  expect(shellAt("/faq")).toMatch(/<html lang="en-US" data-locale="de-DE">/);
});
