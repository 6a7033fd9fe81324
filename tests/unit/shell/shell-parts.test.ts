import { describe, expect, test } from "vitest";
import { shellParts } from "~/storefront/shell/shell-parts";
import { tools } from "~/storefront/studio/tools";

test("an ordinary page has the whole shell, and a footer that scrolls with it", () => {
  const whole = { header: "full", footer: "full", footerSticks: false, backToTop: true };
  for (const path of ["/", "/faq", "/custom-pet-photo-mug", "/custom-canvas-pet-prints", "/product/pillow"]) {
    expect(shellParts(path), path).toEqual(whole);
  }
});

describe("the header", () => {
  // @specification §2 L25
  test("is hidden on /noheader-nofooter and on canvas-prints-speed pages", () => {
    for (const path of ["/noheader-nofooter", "/canvas-prints-speed", "/canvas-prints-speed-2"]) {
      expect(shellParts(path).header, path).toBe("none");
    }
  });

  test("stays where only the footer is hidden", () => {
    expect(shellParts("/product/picture-tips").header).toBe("full");
  });

  test("has no departments in the design tools", () => {
    for (const { path } of tools) expect(shellParts(path).header, path).toBe("short");
  });

  test("has no departments at the checkout, but in the cart and afterwards", () => {
    expect(shellParts("/checkout").header).toBe("short");
    expect(shellParts("/checkout/cart").header).toBe("full");
    expect(shellParts("/checkout/success").header).toBe("full");
  });
});

// @specification §2 L26
describe("footer and back-to-top button", () => {
  test("are hidden where the header is", () => {
    for (const path of ["/noheader-nofooter", "/canvas-prints-speed"]) {
      expect(shellParts(path), path).toMatchObject({ footer: "none", backToTop: false });
    }
  });

  test.each(["/product/picture-tips", "/product/review", "/product/upload"])(
    "are hidden on paths with %s",
    (part) => {
      for (const path of [part, `${part}/17`, `/mpc${part}`]) {
        expect(shellParts(path), path).toMatchObject({ footer: "none", backToTop: false });
      }
    },
  );
});

// @specification §2 L27
describe("the footer's main content", () => {
  test("is hidden on the success page", () => {
    expect(shellParts("/checkout/success").footer).toBe("calm");
  });

  test("is hidden on checkout pages", () => {
    for (const path of ["/checkout", "/checkout/pay", "/checkout/payment-cancelled"]) {
      expect(shellParts(path).footer, path).toBe("calm");
    }
  });

  test("is shown with the cart", () => {
    expect(shellParts("/checkout/cart").footer).toBe("full");
    expect(shellParts("/abandoned/checkout/cart").footer).toBe("full");
  });
});

// @specification §2 L28
test("the footer sticks on a small screen at the checkout and in the cart, and nowhere else", () => {
  for (const path of ["/checkout", "/checkout/pay", "/checkout/payment-cancelled"]) {
    expect(shellParts(path).footerSticks, path).toBe(true);
  }
  expect(shellParts("/checkout/cart").footerSticks).toBe(true);
  expect(shellParts("/checkout/success").footerSticks).toBe(false);
  expect(shellParts("/").footerSticks).toBe(false);
});
