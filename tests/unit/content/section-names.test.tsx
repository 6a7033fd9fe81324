import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { RowsForm } from "~/storefront/bulk-order/rows-form";
import { FramingPage } from "~/storefront/content/framing-page";
import { DealsPage } from "~/storefront/deals/deals-page";
import { drawnPage } from "../brand/drawn-page";

const page = { title: "", description: "", canonical: "" };

/** Names of the sections for screen readers: the headings they refer to; "" for one without a name. */
function sectionNames(drawn: ReactElement): string[] {
  const markup = drawnPage(drawn);
  return (markup.match(/<section[^>]*>/g) ?? []).map((section) => {
    const [, id] = /aria-labelledby="([^"]+)"/.exec(section) ?? [];
    return new RegExp(`<h2 id="${id}"[^>]*>([^<]*)</h2>`).exec(markup)?.[1] ?? "";
  });
}

test("sections of the page about frames are named", () => {
  const names = sectionNames(<FramingPage view={{ page, cards: [] }} />);
  expect(names).toEqual(["With or without a mat", "Framed and ready to hang"]);
});

test("sections of the coupons page are named", () => {
  const offers = [{ title: "Two for one", details: "On mugs.", ends: null }];
  const names = sectionNames(
    <DealsPage
      view={{
        page,
        coupons: [],
        priceCodes: [],
        now: "2026-11-27T12:00:00.000Z",
        offers,
        freeShippingFrom: "$99",
      }}
    />,
  );
  expect(names).toEqual(["50% off your first order", "Current codes", "Running offers", "Always on"]);
});

test("the section of the bulk order is named", () => {
  const view = { page, products: [], designs: [], designPage: 1, designPages: 1, template: "" };
  expect(sectionNames(<RowsForm view={view} response={undefined} />)).toEqual(["Choose line by line"]);
});
