import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Brand } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { loader as readUploadTool } from "~/routes/uploadchoice-tool";
import { manifestOf } from "~/storefront/content/brand-files.server";
import { HomePage } from "~/storefront/content/home-page";
import type { HomeView } from "~/storefront/content/home-view.server";
import { offlinePage } from "~/storefront/content/offline-page.server";
import { pageMeta } from "~/storefront/content/page-description";
import { pageTitle } from "~/storefront/content/page-title";
import { sitePages } from "~/storefront/content/site-pages";
import { organizationData } from "~/storefront/content/structured-data";
import { Footer } from "~/storefront/shell/footer";
import { Header } from "~/storefront/shell/header";
import { orderNumberHint } from "~/storefront/ui/order-number-hint";
import { emptyShell } from "../shell/empty-shell";
import { drawnPage } from "./drawn-page";

/** All required settings of a brand. */
const BRAND = `
name: Hay & Hoof
email: hello@hoof.example
address: The old mill
signOff: At a gallop,
description: Mugs for people who smell of hay.
keywords: horse mug
`;

const brands = mkdtempSync(join(tmpdir(), "brands-"));
const shown = thisBrand();
let brand: Brand;

beforeAll(() => {
  const folder = join(brands, "hoof");
  mkdirSync(folder);
  writeFileSync(join(folder, "brand.yaml"), BRAND);
  cpSync("brands/neon/tokens.yaml", join(folder, "tokens.yaml"));
  writeFileSync(join(folder, "logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>');
  brand = brandOf({ brand: "hoof", brandsDirectory: brands });
  showBrand(brand);
});

afterAll(() => {
  showBrand(shown);
  rmSync(brands, { recursive: true, force: true });
});

const emptyShop = (): HomeView => ({
  page: { title: "", description: "", canonical: "" },
  texts: brand.home,
  heroPicture: null,
  favorites: [],
  departments: [],
  gifts: [],
  carousel: [],
  reviews: null,
  posts: [],
  customerPhotos: [],
});

describe("a brand with required settings only", () => {
  // @specification §1 L19
  test("has its name in titles and in social metadata", () => {
    expect(pageTitle("Your cart")).toBe("Your cart | Hay & Hoof");
    const page = { title: "Any", description: "Any", canonical: "https://hoof.example/any" };
    expect(pageMeta(page)).toContainEqual({ property: "og:site_name", content: "Hay & Hoof" });
  });

  test("has structured data with its email and postal address in any format", () => {
    expect(organizationData("https://hoof.example")).toMatchObject({
      "script:ld+json": { name: "Hay & Hoof", email: "hello@hoof.example", address: "The old mill" },
    });
  });

  test("has a header without departments, with a link to the home page", () => {
    const header = drawnPage(<Header shell={emptyShell} isShort={false} honeypot={null} />);
    expect(header).toMatch(/<a href="\/"[^>]*>.*Hay &amp; Hoof/s);
    expect(header).toContain(`src="/favicon.svg?v=${brand.version}"`);
    expect(header).not.toContain('aria-label="Shop"');
  });

  test("has a footer with its name and without products", () => {
    const footer = drawnPage(<Footer calm={false} sticks={false} now={emptyShell.now} honeypot={null} />);
    expect(footer).toContain("© 2027 <span>Hay &amp; Hoof.");
    expect(footer).toContain('href="/shipping"');
    expect(footer).not.toContain('aria-label="Shop links"');
  });

  test("has a home page with its name and what it sells, and nothing of another brand", () => {
    const home = drawnPage(<HomePage view={emptyShop()} offer={null} honeypot={null} />);
    expect(home).toMatch(/<h1[^>]*>Hay &amp; Hoof<\/h1>/);
    expect(home).toContain("Mugs for people who smell of hay.");
    expect(home).not.toMatch(/<h2|<img|How it works|pet/i);
  });

  test("recognizes its order numbers by its own prefix", () => {
    expect(orderNumberHint()).toBe("HOOF…");
  });

  test("has no optional pages", async () => {
    expect(sitePages()).toContain("/blog");
    expect(sitePages()).not.toContain("/arttoframe");
    expect(sitePages()).not.toContain("/uploadchoice-tool");
    const request = new Request("http://shop.test/uploadchoice-tool");
    await expect(readUploadTool({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 404 });
  });

  test("has an app manifest with its name and colors", () => {
    expect(manifestOf(brand)).toMatchObject({
      name: "Hay & Hoof",
      background_color: brand.tokens.colors.paper,
      icons: [{ src: `/favicon.svg?v=${brand.version}` }, { sizes: "192x192" }, { sizes: "512x512" }],
    });
  });

  test("has an offline page", () => {
    const page = offlinePage(brand);
    expect(page).toContain("<title>You're Offline | Hay &amp; Hoof</title>");
    expect(page).toContain('const ending = " | Hay & Hoof"');
    expect(page).toMatch(/--paper:\d+ \d+ \d+/);
  });
});

test("an optional part of a brand is shown", () => {
  const steps = [{ title: "Saddle up", text: "Then ride." }];
  const departments = [{ title: "Mugs", path: "/mugs", pages: [], groups: [] }];
  showBrand({ ...brand, navigation: { ...brand.navigation, departments } });
  const view = { ...emptyShop(), texts: { ...brand.home, steps } };
  expect(drawnPage(<HomePage view={view} offer={null} honeypot={null} />)).toContain("Saddle up");
  expect(drawnPage(<Header shell={emptyShell} isShort={false} honeypot={null} />)).toMatch(
    /aria-label="Shop".*href="\/mugs"/s,
  );
});
