import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const viewport of [{ width: 390, height: 664 }, { width: 1440, height: 900 }]) {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", isMobile: viewport.width < 500, hasTouch: viewport.width < 500 });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) window.shifts.push([e.value, e.sources.slice(0, 3).map((s) => { const n = s.node?.nodeType === 1 ? s.node : s.node?.parentElement; return (n?.tagName ?? "?") + "." + String(n?.className?.baseVal ?? n?.className ?? "").slice(0, 40) + " " + (n?.textContent ?? "").trim().slice(0, 20) + JSON.stringify([s.previousRect.y, s.currentRect.y, s.previousRect.x, s.currentRect.x]); })]); }).observe({ type: "layout-shift", buffered: true });
  });
  const look = async (name) => { await page.waitForFunction(() => window.earlyActs === undefined); await page.waitForTimeout(2500); const s = await page.evaluate(() => window.shifts); console.log(viewport.width, name, s.reduce((t, [v]) => t + v, 0).toFixed(4)); for (const [v, n] of s.filter(([v]) => v > 0.002)) console.log("   ", v.toFixed(4), n.join(" | ")); };
  await page.goto("http://localhost:4320/"); await look("home");
  await page.goto("http://localhost:4320/custom-pet-photo-mug"); await look("product");
  await page.goto("http://localhost:4320/photomug-tool"); await look("studio");
  await page.goto("http://localhost:4320/pet-tags-tool"); await page.waitForFunction(() => window.earlyActs === undefined);
  const tab = page.getByRole("navigation", { name: "Design steps" }).getByRole("link", { name: "Text", exact: true });
  if (await tab.isVisible()) await tab.click();
  await page.getByRole("textbox", { name: "Name" }).first().fill("Luna");
  await page.getByRole("textbox", { name: "Phone" }).first().fill("555 0100");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("heading", { name: "Your cart", level: 1 }).or(page.getByRole("checkbox", { name: /Is this right/ })).first().waitFor();
  if (await page.getByRole("checkbox", { name: /Is this right/ }).isVisible()) { await page.getByRole("checkbox", { name: /Is this right/ }).check(); await page.getByRole("button", { name: /Add/ }).last().click(); await page.getByRole("heading", { name: "Your cart", level: 1 }).waitFor(); }
  await page.goto("http://localhost:4320/checkout/cart"); await look("cart");
  await page.goto("http://localhost:4320/pet-tags-tool"); await look("studio saved");
  await context.close();
}
await browser.close();
