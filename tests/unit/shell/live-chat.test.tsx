import { describe, expect, test } from "vitest";
import { Shell } from "~/storefront/shell/shell";
import type { ShellView } from "~/storefront/shell/shell-view.server";
import { configuredServices } from "~/storefront/traffic/third-parties";
import { drawnPage } from "../brand/drawn-page";
import { emptyShell } from "./empty-shell";

const chat = configuredServices({ liveChat: "https://chat.example/widget.js" });

/** The whole page of a visitor who accepted all services, or only the necessary cookies. */
function pageOf({ accepts = true, ...shell }: Partial<ShellView> & { accepts?: boolean } = {}): string {
  const thirdParties = accepts ? chat : [];
  const visit = { isDeveloper: false, thirdParties, asksConsent: false, asksPerson: false };
  return drawnPage(<Shell view={{ ...emptyShell, ...shell, visit, honeypot: null }}>A page</Shell>);
}

const LAUNCHER = /<button[^>]*>(?:(?!<\/button>).)*Chat with us/s;

// @specification §1 L16
// @specification §2 L29
describe("the launcher of the live chat", () => {
  test("is on desktop pages, once the visitor has accepted the service", () => {
    expect(pageOf()).toMatch(LAUNCHER);
    expect(pageOf({ accepts: false })).not.toMatch(LAUNCHER);
  });

  test("is on no phone: neither for its device, nor on a small screen", () => {
    expect(pageOf({ isMobile: true })).not.toMatch(LAUNCHER);
    expect(LAUNCHER.exec(pageOf())?.[0]).toMatch(/class="[^"]*\bhidden\b[^"]*\blg:flex\b/);
  });
});
