import { describe, expect, test } from "vitest";
import { Footer } from "~/storefront/shell/footer";
import { Header } from "~/storefront/shell/header";
import type { ShellView } from "~/storefront/shell/shell-view.server";
import { drawnPage } from "../brand/drawn-page";
import { emptyShell } from "./empty-shell";

const footer = drawnPage(<Footer calm={false} sticks={false} now={emptyShell.now} honeypot={null} />);

function headerOf(customer: ShellView["customer"]): string {
  return drawnPage(<Header shell={{ ...emptyShell, customer }} isShort={false} honeypot={null} />);
}

describe("header and footer", () => {
  // @specification §2 L24
  test.each([
    "/about-us",
    "/faq",
    "/contact-us",
    "/shipping",
    "/privacy-policy",
    "/terms-conditions",
    "/custom-pet-prints",
    "/custom-canvas-pet-prints",
    "/custom-pet-pillow",
    "/custom-pet-blanket",
    "/custom-pet-photo-mug",
    "/pet-acrylic-photo-blocks",
    "/",
  ])("both link to %s", (path) => {
    expect(headerOf(null)).toContain(`href="${path}"`);
    expect(footer).toContain(`href="${path}"`);
  });

  // @specification §2 L27
  test("without its main content, the footer has neither menus nor the newsletter form", () => {
    const calm = drawnPage(<Footer calm sticks={false} now={emptyShell.now} honeypot={null} />);
    expect(footer).toMatch(/aria-label="Help links".*name="email"/s);
    expect(calm).not.toMatch(/aria-label="Help links"|name="email"/);
    expect(calm).toMatch(/href="\/terms-conditions".*aria-label="Payment methods"/s);
  });

  // @specification §1 L17
  test("the footer shows payment and delivery icons", () => {
    expect(footer).toMatch(/aria-label="Payment methods".*aria-label="Credit or debit card"/);
    expect(footer).toMatch(/aria-label="Shipping".*aria-label="Shipped to your door"/);
  });

  // @specification §2 L91-92
  test("search and newsletter show what to enter", () => {
    expect(headerOf(null)).toContain('placeholder="Search products..."');
    expect(footer).toContain('placeholder="Your email address"');
  });

  // @specification §2 L91
  test("the header offers Login and Register to visitors, My Account and Logout to customers", () => {
    const [visitor, customer] = [headerOf(null), headerOf({ firstname: "Ada" })];
    expect(visitor).toMatch(/>Login<.*>Register</s);
    expect(visitor).not.toContain(">Logout<");
    expect(customer).toMatch(/>My Account<.*>Logout</s);
    expect(customer).not.toContain(">Login<");
  });
});
