import { expect, test, vi } from "vitest";
import { confirmSubscription, readNewsletterLink } from "~/storefront/newsletter/newsletter-link.server";
import { ConfirmPage } from "~/storefront/newsletter/newsletter-link-page";
import { drawnPage } from "../brand/drawn-page";

const request = vi.hoisted(() => vi.fn());
const keepCookie = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({
  openProvider: async () => ({ request, keepCookie, headers: async () => new Headers() }),
}));

const LINK = "http://shop.example/newsletter/confirm?token=abc";

test.each(["pending", "subscribed"])(
  "a page of a %s address sends back which details it showed",
  async (status) => {
    request.mockResolvedValue({
      newsletterSubscription: {
        email: "ada@example.com",
        status,
        requested_details: { firstname: "Ada", phone_no: "(212) 555-0123", text_notifications: true },
        details_hash: "5f3a",
      },
    });
    const page = drawnPage(<ConfirmPage view={await readNewsletterLink(new Request(LINK))} />);
    expect(page).toContain("Phone: (212) 555-0123");
    const form = /<form.*<\/form>/s.exec(page)?.[0] ?? "";
    const [, name, value] = /<input type="hidden" name="([^"]+)" value="([^"]+)"/.exec(form) ?? [];

    const message = "The details changed after you opened this page.";
    request.mockResolvedValue({ confirmNewsletter: { error: true, message } });
    const body = new URLSearchParams({ [name]: value });
    const response = await confirmSubscription(new Request(LINK, { method: "POST", body }));
    expect(request.mock.lastCall?.[1]).toEqual({ token: "abc", detailsHash: "5f3a" });
    expect(response.headers.get("Location")).toBe("/newsletter/confirm?token=abc");
    expect(decodeURIComponent(JSON.stringify(keepCookie.mock.calls))).toContain(message);
  },
);
